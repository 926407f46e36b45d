/** Pages of the desk load nothing, so their look is one sheet: the site's ink and accent colors, system fonts. */
export const staffStyles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --bg: light-dark(#fff, #0d1019); --panel: light-dark(#f2f4f8, #151a27); --text: light-dark(#080a12, #f1f3f9);
  --quiet: light-dark(#5c6375, #959db0); --rule: light-dark(#d5dae4, #2a3142); --strong: light-dark(#080a12, #f1f3f9);
  --accent: #ffc23d; --mark: light-dark(#2b5bd7, #8fb2ff); --bad: light-dark(#b3261e, #ff9d94);
  background: var(--bg); color: var(--text); }
body { max-width: 68rem; margin: 0 auto; padding: 0 1rem 4rem; }
a { color: var(--mark); text-underline-offset: .2em; }
a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible, [tabindex]:focus-visible
  { outline: 3px solid var(--mark); outline-offset: 2px; }
.desk { border-bottom: 3px solid var(--accent); padding: .25rem 0; margin-bottom: 1.5rem; }
.desk ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.desk li { border: 0; padding: 0; }
.desk a { display: inline-block; padding: .625rem 0; color: inherit; text-decoration: none; }
.desk a:hover { text-decoration: underline; } .desk [aria-current] { font-weight: 700; }
h1 { overflow-wrap: anywhere; font-size: 1.75rem; line-height: 1.15; letter-spacing: -.015em; margin: 0 0 .75rem; }
h2 { font-size: 1.125rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
li { border-top: 1px solid var(--rule); padding: 1rem 0; } ol { list-style: none; padding: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, monospace; }
p { margin: .25rem 0 .75rem; overflow-wrap: anywhere; } small, figcaption, .quiet { color: var(--quiet); font-size: .875rem; }
section { margin-top: 2.25rem; min-width: 0; } ol.steps { list-style: decimal; padding-left: 1.5rem; }
ol.steps li { border: 0; padding: .125rem 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
form:has(> fieldset) { display: grid; max-width: 36rem; }
fieldset { display: grid; gap: .75rem; min-width: 0; border: 1px solid var(--rule); padding: .75rem 1rem 1rem; } legend { font-weight: 600; }
label { display: grid; flex: 1 1 12rem; } label:has([type=radio]) { display: flex; gap: .5rem; } input, button, select, textarea { font: inherit; padding: .5rem .625rem; max-width: 100%; }
button { cursor: pointer; }
.setup, .setup fieldset { grid-template-columns: minmax(0, 1fr); } .setup p { margin: 0; } .setup p > label { font-weight: 600; }
.setup p > input:not([type=color]) { box-sizing: border-box; width: 100%; } .setup [type=file] { padding-inline: 0; }
.setup [type=color] { padding: .125rem; width: 5rem; height: 2.75rem; } .setup strong { color: var(--bad); }
.setup p > span { color: var(--quiet); font-size: .875rem; } .setup svg { height: auto; } .setup label:has([type=radio]) { font-weight: 400; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
td, th { text-align: left; vertical-align: top; padding: .4375rem 1rem .4375rem 0; }
thead th { font-size: .875rem; font-weight: 600; color: var(--quiet); border-bottom: 2px solid var(--strong); }
td, tbody th { border-top: 1px solid var(--rule); overflow-wrap: anywhere; } tbody th { font-weight: inherit; }
thead + tbody tr:first-child > * { border-top: 0; }
td:last-child, th:last-child { text-align: right; padding-right: 0; overflow-wrap: normal; }
td:last-child:not(:first-child) { white-space: nowrap; }
.when, .word { overflow-wrap: normal; } .when { min-width: 6.5rem; }
.roomy, .wide { overflow-x: auto; background:
  linear-gradient(to right, var(--bg) 1rem, transparent 2.5rem) local, linear-gradient(to left, var(--bg) 1rem, transparent 2.5rem) local,
  linear-gradient(to right, var(--rule), transparent .75rem), linear-gradient(to left, var(--rule), transparent .75rem); }
.roomy table { min-width: 36rem; } .roomy thead th { white-space: nowrap; } .wide td, .wide th { white-space: nowrap; }
.wide td:last-child, .wide th:last-child { text-align: left; }
figure { margin: 0; } caption { text-align: left; color: var(--quiet); font-size: .875rem; }
summary { cursor: pointer; padding: .375rem 0; color: var(--quiet); font-size: .875rem; }
svg { color: var(--mark); display: block; max-width: 100%; }
@media (max-width: 40rem) { .cards, .cards caption, .cards tbody, .cards tr, .cards td { display: block; }
  .cards thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .cards tr { border-top: 1px solid var(--rule); padding: .625rem 0; }
  .cards td { border: 0; padding: .125rem 0; text-align: left; }
  .cards td[data-label]::before { content: attr(data-label) ': '; color: var(--quiet); } }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1px; margin: 1rem 0 0;
  background: var(--rule); border: 1px solid var(--rule); }
.figures div { background: var(--panel); padding: .75rem 1rem; } .figures dt { color: var(--quiet); font-size: .875rem; }
.figures dd { margin: 0; font-size: 1.625rem; font-weight: 700; line-height: 1.2; letter-spacing: -.02em; }
.fields { margin: 0; } .fields dt { color: var(--quiet); font-size: .875rem; border-top: 1px solid var(--rule); padding-top: .5rem; }
.fields dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
@media (min-width: 52rem) { .fields { display: grid; grid-template-columns: 14rem 1fr; } .fields dd { border-top: 1px solid var(--rule); padding-top: .5rem; } }
.columns { display: grid; gap: 0 3rem; } @media (min-width: 52rem) { .columns { grid-template-columns: 1fr 1fr; } }
.plot { position: relative; margin: .5rem 0 .25rem; border-bottom: 1px solid var(--strong); }
.plot svg { width: 100%; height: 9rem; } .plot b { position: absolute; right: 0; top: 0; font-size: .8125rem; color: var(--quiet); font-weight: 400; }
.days { display: flex; justify-content: space-between; margin: 0; color: var(--quiet); font-size: .8125rem; }
.rule { fill: var(--quiet); } .bar { width: 40%; min-width: 5rem; } .bar svg { width: 100%; height: .625rem; margin-top: .4375rem; }
.choices { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.bad { color: var(--bad); font-weight: 700; } code { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; }
`;
