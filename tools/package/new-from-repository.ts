// `npm run new -- FOLDER`: a new publication with this repository's Neutron as its dependency.
import { packedFolder, packProduct } from './pack.ts';
import { runNew } from './run-new.ts';

await runNew(async () => {
  console.log('Packing Neutron');
  return { tarball: await packProduct(), folder: packedFolder };
});
