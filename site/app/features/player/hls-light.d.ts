/** The light build has the whole library's types; its package names none for it. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
