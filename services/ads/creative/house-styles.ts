/** One sheet for all sizes; the class on `body` says which. Fonts are the system's, because every iframe would fetch its own. */
export const ownStyles = `
:root{--bg:#f4f5f8;--line:#d5dae4;--text:#080a12;--text-2:#3d4354;--hue:#0a5fc2;--on:#fff;color-scheme:light}
:root[data-theme=dark]{--bg:#121622;--line:#2a3142;--text:#f1f3f9;--text-2:#bac1d1;--hue:#55b4ff;--on:#080a12;color-scheme:dark}
[data-hue=trending]{--hue:#c2260c}[data-hue=innovation]{--hue:#5b36d6}[data-hue=business]{--hue:#0a7548}
[data-hue=security]{--hue:#b5114e}[data-hue=advice]{--hue:#7a4b00}[data-hue=guides]{--hue:#066b75}
[data-theme=dark] [data-hue=trending]{--hue:#ff6a55}[data-theme=dark] [data-hue=innovation]{--hue:#ac95ff}
[data-theme=dark] [data-hue=business]{--hue:#3bd696}[data-theme=dark] [data-hue=security]{--hue:#ff6f9e}
[data-theme=dark] [data-hue=advice]{--hue:#ffc23d}[data-theme=dark] [data-hue=guides]{--hue:#35d8d3}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{overflow:hidden;font:400 14px/1.35 system-ui,"Helvetica Neue",Arial,sans-serif;color:var(--text);-webkit-font-smoothing:antialiased}
a{display:grid;width:100%;height:100%;background:var(--bg);border:1px solid var(--line);color:inherit;text-decoration:none;overflow:hidden}
a:focus-visible{outline:3px solid var(--hue);outline-offset:-3px}
.w{min-width:0;display:flex;flex-direction:column;gap:6px}
.b{display:flex;align-items:center;gap:7px;font-size:12px;font-weight:600;color:var(--text-2)}
.b::before{content:"";width:3px;height:1em;background:var(--hue)}
h1{font-size:20px;line-height:1.12;font-weight:800;letter-spacing:-.01em;text-wrap:balance}
.l{color:var(--text-2);text-wrap:pretty}
.a{align-self:start;padding:8px 14px;background:var(--hue);color:var(--on);font-weight:700;font-size:14px;line-height:1.2;border-radius:2px;white-space:nowrap}
.d{position:relative;min-width:0;min-height:0;overflow:hidden;background:color-mix(in srgb,var(--hue) 10%,var(--bg))}
.d svg{position:absolute;inset:0;width:100%;height:100%;fill:var(--hue)}
.d .o{fill:none;stroke:var(--hue)}
.box a{grid-template-rows:minmax(0,1fr) auto}.box .w{padding:12px 16px 16px}.box .a{margin-top:4px}
.box .l,.strip .l{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.tall a{grid-template-rows:1fr auto}.tall .w{padding:20px 20px 24px;gap:12px}.tall h1{font-size:30px}.tall .l{font-size:16px}.tall .a{padding:12px 18px;font-size:16px}
.billboard a{grid-template-columns:1fr 440px}.billboard .w{padding:16px 32px;gap:8px;justify-content:center}.billboard h1{font-size:32px}.billboard .l{font-size:16px;max-width:52ch}.billboard .d{order:1}.billboard .a{margin-top:8px;padding:11px 18px;font-size:15px}
.strip a{grid-template-columns:120px 1fr auto;align-items:stretch}.strip .w{padding:0 20px;justify-content:center;gap:2px}.strip h1{font-size:17px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.strip .l{font-size:13px;line-height:1.25}.strip .a{align-self:center;margin-right:18px}
.low .l{display:none}
.phone a{grid-template-columns:14px 1fr auto}.phone .w{padding:0 10px;justify-content:center;gap:1px}.phone .b{display:none}.phone h1{font-size:13px;line-height:1.2;letter-spacing:0;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}.phone .l{display:none}.phone .a{align-self:center;margin-right:8px;padding:7px 8px;font-size:12px}
.fluid,.fluid body,.fluid html{height:auto}.fluid a{height:auto;grid-template-columns:minmax(96px,32%) 1fr;min-height:132px}.fluid .w{padding:16px 18px;gap:8px}
.x a{grid-template-rows:1fr auto}.x .w{padding:16px}
`;
