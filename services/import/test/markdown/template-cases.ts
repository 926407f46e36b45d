/** One case per shortcode, Liquid tag and form of Markdown, and what it becomes. */
export interface TemplateCase {
  name: string;
  source: string;
  /** Types of embeds, `image`, or nothing for plain prose. */
  gives: readonly string[];
  /** Words that readers or, in a marked block, editors must find again. */
  words?: string;
  /** Part of the stored body. */
  html?: string;
}

export const sampleCode = 'func main() {\n\tfmt.Println("a < b", `{{ x }}`)\n}';

export const hugoCases: readonly TemplateCase[] = [
  {
    name: 'figure',
    source:
      '{{< figure src="lamp.png" alt="A lamp" title="The lamp" caption="at dusk" attr="Photo: Mara" >}}',
    gives: ['image'],
    words: 'The lamp at dusk Photo: Mara',
  },
  {
    name: 'figure with Markdown',
    source: '{{< figure src="lamp.png" caption="By *Mara*, at [the pier](https://pier.example/)" >}}',
    gives: ['image'],
    words: 'By Mara, at the pier',
  },
  { name: 'youtube', source: '{{< youtube abcdefghijk >}}', gives: ['youtube'] },
  {
    name: 'youtube with names',
    source: '{{< youtube id="abcdefghijk" title="A walk" >}}',
    gives: ['youtube'],
    words: 'A walk',
  },
  { name: 'vimeo', source: '{{< vimeo 76979871 >}}', gives: ['vimeo'] },
  { name: 'tweet', source: '{{< tweet user="mara" id="1234567890" >}}', gives: ['twitter'] },
  { name: 'x', source: '{{< x user="mara" id="1234567890" >}}', gives: ['twitter'] },
  { name: 'instagram', source: '{{< instagram Bx7aBcDeFgH >}}', gives: ['instagram'] },
  {
    name: 'gist',
    source: '{{< gist mara 1f2e3d lamp.go >}}',
    gives: ['imported'],
    html: 'href="https://gist.github.com/mara/1f2e3d"',
  },
  {
    name: 'highlight',
    source: `{{< highlight go "linenos=table" >}}\n${sampleCode}\n{{< /highlight >}}`,
    gives: ['code'],
  },
  {
    name: 'ref',
    source: '[a story]({{< ref "figure.md" >}})',
    gives: [],
    html: '<a href="/blog/posts/figure/">a story</a>',
  },
  {
    name: 'relref with a heading',
    source: '[a story]({{% relref "posts/vimeo.md#top" %}})',
    gives: [],
    html: '<a href="/blog/posts/vimeo/#top">a story</a>',
  },
  { name: 'param', source: 'Made in {{< param city >}}.', gives: [], words: 'Made in Oslo.' },
  {
    name: 'details',
    source: '{{< details summary="How long?" >}}\nTen **years**.\n{{< /details >}}',
    gives: ['infoCard'],
    words: 'How long? Ten years.',
  },
  {
    name: 'notice and its like (note, tip, warning, callout, admonition, alert, hint, info)',
    source: '{{% notice tip "Unplug" %}}\nUnplug *it* first.\n{{% /notice %}}',
    gives: ['infoCard'],
    words: 'Unplug it first.',
  },
  {
    name: 'notice with code',
    source: `{{% notice tip "Unplug" %}}\nFirst:\n\n\`\`\`go\n${sampleCode}\n\`\`\`\n\nThen go on.\n{{% /notice %}}`,
    gives: ['code'],
    html: '<p><strong>Unplug</strong></p><p>First:</p>',
  },
  {
    name: 'quote',
    source: '{{< quote author="Ines Okafor" >}}\nLight is time.\n{{< /quote >}}',
    gives: [],
    html: '<blockquote><p>Light is time.</p>',
  },
  {
    name: 'button',
    source: '{{< button href="https://lamps.example/" >}}All lamps{{< /button >}}',
    gives: [],
    html: '<a href="https://lamps.example/">All lamps</a>',
  },
  { name: 'img', source: '{{< img src="lamp.png" alt="A lamp" >}}', gives: ['image'] },
  {
    name: 'audio',
    source: '{{< audio src="/media/hum.mp3" title="The hum" >}}',
    gives: ['podcast'],
    words: 'The hum',
  },
  {
    name: 'video',
    source: '{{< video src="/media/move.mp4" title="It moves" >}}',
    gives: [],
    html: '<a href="/media/move.mp4">It moves</a>',
  },
  {
    name: 'tabs and tab',
    source: '{{< tabs >}}\n{{< tab "Linux" >}}\nUse apt.\n{{< /tab >}}\n{{< /tabs >}}',
    gives: [],
    html: '<h4>Linux</h4>',
  },
  {
    name: 'gallery of pictures',
    source: '{{< gallery >}}\n{{< img src="lamp.png" >}}\n{{< img src="lamp.png" >}}\n{{< /gallery >}}',
    gives: ['image', 'image'],
  },
  { name: 'table of contents', source: '{{< toc >}}', gives: [] },
  {
    name: 'in an address',
    source: '<a href="{{< cdn >}}/lamp">A lamp</a> shines, [this one]({{< cdn >}}) too.',
    gives: ['imported', 'imported'],
    words: 'A lamp shines, this one too.',
  },
  {
    name: 'rawhtml',
    source: '{{< rawhtml >}}<p>As <b>HTML</b>.</p>{{< /rawhtml >}}',
    gives: [],
    html: '<b>HTML</b>',
  },
  {
    name: 'escaped',
    source: 'Write {{</* youtube id */>}} for a video.',
    gives: [],
    words: 'Write {{< youtube id >}} for a video.',
  },
  { name: 'unknown', source: '{{< chart data="lamps.csv" >}}', gives: ['imported'] },
  {
    name: 'unknown with content',
    source: '{{< mermaid >}}\ngraph TD; A-->B;\n{{< /mermaid >}}',
    gives: ['imported'],
  },
  {
    name: 'unknown in a line of text',
    source: 'A lamp {{< icon bulb >}} shines.',
    gives: ['imported'],
    words: 'shines.',
  },
  {
    name: 'never closed',
    source: 'Before {{< figure src="lamp.png"\n\nA next paragraph.',
    gives: ['imported'],
    words: 'A next paragraph.',
  },
  { name: 'fenced code', source: `\`\`\`go {linenos=true}\n${sampleCode}\n\`\`\``, gives: ['code'] },
  {
    name: 'footnote',
    source: 'Lamps hum.[^1]\n\n[^1]: Not all of them.',
    gives: [],
    html: 'hum.<sup>1</sup>',
  },
  {
    name: 'footnote in a sentence',
    source: 'Lamps[^1] hum.\n\n[^1]: Not all of them.',
    gives: [],
    words: 'Lamps\u20601 hum.',
  },
  { name: 'table', source: '| Lamp | Watt |\n|---|---|\n| One | 5 |', gives: [], html: '<th>Watt</th>' },
  {
    name: 'definition list',
    source: 'Lamp\n: A thing that shines.\n: Also a shop.',
    gives: [],
    words: 'A thing that shines.',
  },
  {
    name: 'heading with an id',
    source: '## The lamp {#lamp}\n\nText.',
    gives: [],
    html: '<h2>The lamp</h2>',
  },
  {
    name: 'link to a heading',
    source: '[there](#lamp), [here](#the-end) and [nowhere](#gone).\n\n## The lamp {#lamp}\n\n### The end',
    gives: [],
    html: '<p><a href="#h-the-lamp">there</a>, <a href="#h-the-end">here</a> and nowhere.</p>',
  },
  {
    name: 'steps with code',
    source: `1. First:\n\n   {{< highlight go >}}\n${sampleCode}\n   {{< /highlight >}}\n\n2. Second.`,
    gives: ['code'],
    html: '<ol start="2"><li><p>Second.</p>',
  },
  { name: 'list of tasks', source: '- [x] Lit\n- [ ] Dark', gives: [], html: '<li>☑ Lit</li>' },
  {
    name: 'quotes and dashes',
    source: `It's "lit" -- at last... \`"a" -- b\``,
    gives: [],
    html: '<p>It’s “lit” – at last… <code>"a" -- b</code></p>',
  },
  {
    name: 'picture beside the text',
    source: '![A lamp](lamp.png "At dusk")',
    gives: ['image'],
    words: 'At dusk',
  },
  {
    name: 'link to a file',
    source: '[other](vimeo.md)',
    gives: [],
    html: '<a href="/blog/posts/vimeo/">other</a>',
  },
];

export const jekyllCases: readonly TemplateCase[] = [
  {
    name: 'highlight',
    source: `{% highlight go linenos %}\n${sampleCode}\n{% endhighlight %}`,
    gives: ['code'],
  },
  {
    name: 'raw',
    source: 'Write {% raw %}{{ page.title }}{% endraw %} there.',
    gives: [],
    words: 'Write {{ page.title }} there.',
  },
  {
    name: 'post_url',
    source: '[a story]({% post_url 2024-05-01-highlight %})',
    gives: [],
    html: '<a href="/blog/lamps/2024/05/01/highlight.html">a story</a>',
  },
  {
    name: 'link',
    source: '[about]({% link about.md %})',
    gives: [],
    html: '<a href="/blog/about.html">about</a>',
  },
  { name: 'youtube', source: '{% youtube abcdefghijk %}', gives: ['youtube'] },
  { name: 'vimeo', source: '{% vimeo 76979871 %}', gives: ['vimeo'] },
  { name: 'twitter', source: '{% twitter https://twitter.com/mara/status/1234567890 %}', gives: ['twitter'] },
  { name: 'instagram', source: '{% instagram Bx7aBcDeFgH %}', gives: ['instagram'] },
  {
    name: 'gist',
    source: '{% gist mara/1f2e3d %}',
    gives: ['imported'],
    html: 'href="https://gist.github.com/mara/1f2e3d"',
  },
  {
    name: 'include of a picture',
    source: '{% include figure.html src="/assets/lamp.png" alt="A lamp" caption="At dusk" %}',
    gives: ['image'],
    words: 'At dusk',
  },
  { name: 'include of a video', source: '{% include youtube.html id="abcdefghijk" %}', gives: ['youtube'] },
  {
    name: 'include of a player',
    source: '{% include video id="76979871" provider="vimeo" %}',
    gives: ['vimeo'],
  },
  { name: 'include of anything else', source: '{% include chart.html data="lamps" %}', gives: ['imported'] },
  { name: 'comment', source: 'Seen. {% comment %}never seen{% endcomment %}', gives: [], words: 'Seen.' },
  {
    name: 'if and for',
    source: '{% if page.cover %}A cover{% endif %}',
    gives: ['imported'],
    words: 'A cover',
  },
  {
    name: 'output of a field',
    source: 'Called {{ page.title }} by {{ site.author }}.',
    gives: [],
    words: 'Called output of a field by Ada Brook.',
  },
  {
    name: 'output of an address',
    source: '![A lamp]({{ "/assets/lamp.png" | relative_url }})',
    gives: ['image'],
  },
  {
    name: 'output of baseurl',
    source: '[home]({{ site.baseurl }}/about.html)',
    gives: [],
    html: '<a href="/blog/about.html">home</a>',
  },
  {
    name: 'output of anything else',
    source: 'There are {{ site.posts | size }} stories.',
    gives: ['imported'],
    words: 'stories.',
  },
  {
    name: 'output in an address',
    source: '<a href="{{ page.url }}">A lamp</a> and ![B]({{ site.cdn }}/assets/lamp.png)',
    gives: ['image', 'imported', 'imported'],
    words: 'A lamp and',
  },
  {
    name: 'never closed',
    source: 'Before {% include lamp.html\n\nA next paragraph.',
    gives: ['imported'],
    words: 'A next paragraph.',
  },
  {
    name: 'block attributes',
    source: 'A paragraph.\n{: .note #first}\n\nAnother.',
    gives: [],
    html: '<p>A paragraph.',
  },
  {
    name: 'attributes of a picture',
    source: '![A lamp](/assets/lamp.png){: width="200" .right}',
    gives: ['image'],
  },
  {
    name: 'table of contents',
    source: '* Contents\n{:toc}\n\n## One\n\nText.',
    gives: [],
    html: '<h2>One</h2>',
  },
  {
    name: 'attributes of a heading and a table',
    source:
      '[there](#lamp)\n\n## The lamp\n{: .wide #lamp}\n\n| Lamp | Watt |\n|---|---|\n| One | 5 |\n{: .wide}',
    gives: [],
    html: '<td>5</td>\n</tr>\n</tbody></table>',
  },
  {
    name: 'comment of kramdown',
    source: 'Seen.\n\n{::comment}\nnever seen\n{:/comment}\n\nSeen again.',
    gives: [],
    html: '<p>Seen.</p>\n<p>Seen again.</p>',
  },
  {
    name: 'abbreviation',
    source: 'A LED lamp.\n\n*[LED]: Light emitting diode',
    gives: [],
    html: '<p>A LED lamp.</p>\n<p>Words after it.</p>',
  },
  {
    name: 'Markdown in HTML',
    source: '<div class="note" markdown="1">\n**Unplug** it.\n</div>',
    gives: [],
    html: '<p><strong>Unplug</strong> it.</p>',
  },
  {
    name: 'footnote',
    source: 'Lamps hum.[^hum] All.[^2]\n\n[^hum]: Not all of them.\n[^2]: Most.',
    gives: [],
    html: 'All.<sup>2</sup>',
  },
  { name: 'table', source: '| Lamp | Watt |\n|------|-----:|\n| One | 5 |', gives: [], html: '<td>One</td>' },
  {
    name: 'definition list',
    source: 'Lamp\n: A thing that shines.\n\nShop\n: Where it is sold.',
    gives: [],
    words: 'Where it is sold.',
  },
  { name: 'fenced code', source: `~~~go\n${sampleCode.replace('{{ x }}', 'x')}\n~~~`, gives: ['code'] },
  { name: 'indented code', source: 'Code:\n\n    a < b\n', gives: ['code'] },
  {
    name: 'HTML in the text',
    source: '<div class="wide"><p>In a <b>box</b>.</p></div>',
    gives: [],
    html: '<b>box</b>',
  },
  {
    name: 'lists and quotations',
    source: '- one\n- two\n\n> Light is time.',
    gives: [],
    html: '<li>two</li>',
  },
];
