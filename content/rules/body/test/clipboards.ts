/** The HTML that programs put on the clipboard, in the shape each of them writes, and what is pasted of it. */
export const clipboards: readonly { from: string; html: string; pasted: string }[] = [
  {
    from: 'Google Docs',
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">A title</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial;font-weight:400;font-style:normal;">Plain, </span><span style="font-weight:700;">bold</span><span style="font-weight:400;">, </span><span style="font-weight:400;font-style:italic;">italic</span><span> and </span><a href="https://www.google.com/url?q=https://other.example/a&sa=D&source=docs" style="text-decoration:none;"><span style="text-decoration:underline;">a link</span></a><span>.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:1px solid" colspan="1"><p dir="ltr"><span>Cell</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
    pasted:
      '<h2>A title</h2><p>Plain, <strong>bold</strong>, <em>italic</em> and <a href="https://other.example/a">a link</a>.</p><ul><li>One</li><li>Two</li></ul><table><tbody><tr><td>Cell</td></tr></tbody></table>',
  },
  {
    from: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-US><!--StartFragment--><h2><span lang=EN>Heading<o:p></o:p></span></h2><p class=MsoNormal><span>Some <b>bold</b> and <i>italic</i>
words.<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Inside<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Second<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Numbered<o:p></o:p></p><!--EndFragment--></body></html>`,
    pasted:
      '<h2>Heading</h2><p>Some <strong>bold</strong> and <em>italic</em> words.</p><ul><li>First<ul><li>Inside</li></ul></li><li>Second</li></ul><ol><li>Numbered</li></ol>',
  },
  {
    from: 'Pages',
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px}</style></head><body><p class="p1"><b>Bold</b> words<span class="Apple-converted-space"> </span></p><p class="p2"><br></p><ul class="ul1"><li class="li1">One</li></ul></body></html>`,
    pasted: '<p><strong>Bold</strong> words</p><ul><li>One</li></ul>',
  },
  {
    from: 'Gmail',
    html: `<meta http-equiv="content-type" content="text/html; charset=utf-8"><div dir="ltr">First line<div>Second line</div><div><br></div><div>Third <b>line</b></div></div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px"><div>Quoted</div></blockquote></div>`,
    pasted:
      '<p>First line</p><p>Second line</p><p>Third <strong>line</strong></p><blockquote><p>Quoted</p></blockquote>',
  },
  {
    from: 'Slack',
    html: `<meta charset='utf-8'><span style="color: rgb(29, 28, 29); font-weight: 400; display: inline !important;">First<span>&nbsp;</span></span><b data-stringify-type="bold" style="font-weight: 700;">bold</b><br aria-hidden="true"><span class="c-mrkdwn__br" data-stringify-type="paragraph-break" aria-label="&nbsp;" style="display: block;"></span><br>Second <code data-stringify-type="code">code</code>`,
    pasted: '<p>First <strong>bold</strong></p><p>Second <code>code</code></p>',
  },
  {
    from: 'Notion',
    html: `<meta charset='utf-8'><h3>Heading</h3>
<p>Words with <strong>bold</strong>, <code>code</code> and <a href="https://other.example/">a link</a></p>
<ol start="2">
<li>Two</li>
<li>Three</li>
</ol>
<blockquote>Quote</blockquote>
<!-- notionvc: 0d0f2b0e-1 -->`,
    pasted:
      '<h3>Heading</h3><p>Words with <strong>bold</strong>, <code>code</code> and <a href="https://other.example/">a link</a></p><ol start="2"><li>Two</li><li>Three</li></ol><blockquote>Quote</blockquote>',
  },
  {
    from: 'a page in Chromium',
    html: `<p style="color: rgb(0, 0, 0); orphans: 2; white-space: normal;">Some<span>&nbsp;</span><em>words</em><span>&nbsp;</span>and 10&nbsp;km<span>&nbsp;</span><a href="https://other.example/">to go</a>.</p>`,
    pasted: '<p>Some <em>words</em> and 10\u00a0km <a href="https://other.example/">to go</a>.</p>',
  },
  {
    from: 'a page with scripts',
    html: `<p onclick="x()">Words<script>alert(1)</script><img src=x onerror=alert(1)></p><iframe src="https://x.example"></iframe><a href="javascript:alert(1)">link</a>`,
    pasted: '<p>Words</p><p><a href="javascript:alert(1)">link</a></p>',
  },
];
