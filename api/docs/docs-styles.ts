/** The style sheet of the documentation page; it has no design of its own but legibility. */
export const docsStyles = `:root { color-scheme: light dark; --text: light-dark(#11141d, #ecebe6); --ground: light-dark(#fbfaf7, #0b0e17); --raised: light-dark(#f0eee7, #151a27); --quiet: light-dark(#4d5363, #b3bac9); --rule: light-dark(#d6d2c8, #2c3242); --link: light-dark(#0b57b0, #8ab8ff); --field: light-dark(#767d8f, #6c7589); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1rem 6rem; background: var(--ground); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: clamp(1.6rem, 5vw, 2.2rem); line-height: 1.2; }
h2 { margin: 0; font-size: 1.4rem; }
nav h2 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
h3 { margin: 0; font-size: 1.15rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.95rem; color: var(--quiet); }
p { margin: 0.5rem 0; overflow-wrap: anywhere; }
a { color: var(--link); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
small { color: var(--quiet); font-size: 0.875rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none; }
nav li a { display: inline-block; padding: 0.25rem 0; }
section { margin-top: 3rem; padding-top: 1.5rem; border-top: 2px solid var(--text); }
article { padding: 1.5rem 0; border-bottom: 1px solid var(--rule); scroll-margin-top: 1rem; }
dl { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: 0.5rem 1rem; margin: 0; }
dt { overflow-wrap: anywhere; }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
pre { max-height: 24rem; margin: 0.75rem 0; padding: 1rem; overflow: auto; background: var(--raised); white-space: pre-wrap; }
form { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: 0.5rem 1rem; align-items: center; }
#token-form { grid-template-columns: 1fr; max-width: 30rem; }
form[hidden], pre[hidden] { display: none; }
input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--field); background: var(--ground); color: var(--text); font: inherit; }
button { grid-column: 2; justify-self: start; min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 0; background: var(--text); color: var(--ground); font: inherit; font-weight: 600; cursor: pointer; }
@media (max-width: 40rem) { dl, form { grid-template-columns: 1fr; gap: 0.15rem; } dd { margin-bottom: 0.75rem; } button { grid-column: 1; margin-top: 0.5rem; } }
`;
