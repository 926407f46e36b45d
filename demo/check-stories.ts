// Checks the written stories: node demo/check-stories.ts [slug …]. The same checks are part of the demo's tests.
import { checkStories } from './checks/check-stories.ts';
import { handWritten } from './pieces.ts';
import { allProducts } from './products/products.ts';
import { slugOf } from './slug.ts';
import { videoTitles } from './videos.ts';

const wanted = new Set(process.argv.slice(2));
const problems = checkStories(handWritten(new Date()), await allProducts(), videoTitles.map(slugOf));
const shown = wanted.size === 0 ? problems : problems.filter(({ slug }) => wanted.has(slug));
for (const { slug, message } of shown) console.log(`${slug} ${message}`);
console.log(shown.length === 0 ? 'Nothing found.' : `${shown.length} findings.`);
process.exitCode = shown.length === 0 ? 0 : 1;
