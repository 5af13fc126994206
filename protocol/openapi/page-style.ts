/** The tokens of the client, light and dark: a test compares them. */
export const TOKENS = {
  light: {
    ink: '#1f2d33',
    'ink-2': '#4b585b',
    panel: '#fbf5e6',
    'panel-2': '#f3e9d2',
    line: '#d8c59a',
    brass: '#8a6420',
    'brass-light': '#c99b45',
    primary: '#14505b',
    'on-primary': '#fffdf6',
    paper: '#e4d9b8',
  },
  dark: {
    ink: '#f3ead3',
    'ink-2': '#b9b7a5',
    panel: '#16222a',
    'panel-2': '#1e2d36',
    line: '#4c4530',
    brass: '#ddb868',
    primary: '#ddb868',
    'on-primary': '#171102',
    paper: '#242a27',
  },
} as const;

const declared = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

export const STYLE = `
:root{color-scheme:light dark;${declared(TOKENS.light)};--display:"Besley",Georgia,serif;--text:"Source Sans 3",system-ui,sans-serif;--mono:ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace}
@media (prefers-color-scheme:dark){:root{${declared(TOKENS.dark)}}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.45 var(--text)}
.page{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;max-width:1280px;margin:0 auto;padding:24px clamp(12px,4vw,48px) 48px}
a{color:var(--primary);text-underline-offset:3px}
:focus-visible{outline:3px solid var(--brass-light);outline-offset:2px}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}
h1{font:800 clamp(1.5rem,6vw,2.25rem)/1.15 var(--display)}
h2{font:800 1.5rem/1.2 var(--display);padding-top:12px}
h3{font:700 1.125rem/1.3 var(--display)}
h4{margin:0;font:600 .875rem/1.3 var(--text);color:var(--ink-2)}
ul{list-style:none}
code,pre,.path{font:500 .875em/1.45 var(--mono)}
code{overflow-wrap:anywhere}
.quiet{color:var(--ink-2)}
header,section,article{display:grid;gap:12px;min-width:0}
main{display:grid;gap:28px;min-width:0}
.panel{padding:16px 18px;background:var(--panel);border:1px solid var(--line);border-radius:12px;min-width:0}
.request{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px}
.method{padding:2px 10px;border-radius:8px;background:var(--primary);color:var(--on-primary);font:700 .8125rem/1.5 var(--mono)}
.path{overflow-wrap:anywhere;font-size:.9375rem}
pre{margin:0;padding:12px;overflow-x:auto;background:var(--panel-2);border:1px solid var(--line);border-radius:8px;font-size:.8125rem}
summary{cursor:pointer;color:var(--primary);font-weight:600}
details[open]>summary{margin-bottom:8px}
table{width:100%;table-layout:fixed;border-collapse:collapse}
th,td{padding:6px 12px 6px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
thead th{border-top:0;color:var(--ink-2);font-size:.875rem;font-weight:600}
thead th:first-child,thead th:nth-child(2){width:24%}
th,td{overflow-wrap:anywhere}
.may{color:var(--ink-2);font-size:.8125rem}
.codes{display:flex;flex-wrap:wrap;gap:4px 14px;font-size:.9375rem}
nav ul{display:grid;gap:2px}
nav a{display:block;padding:3px 0;text-decoration:none}
nav a:hover{text-decoration:underline}
nav .chapter{font-weight:700}
@media (min-width:960px){
.page{grid-template-columns:270px minmax(0,1fr);gap:24px 32px}
header{grid-column:1/-1}
nav{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow-y:auto}
}
@media (max-width:959px){
nav>ul{display:flex;flex-wrap:wrap;gap:4px 20px}
nav ul ul{display:none}
nav a{padding:6px 0}
}
@media (max-width:640px){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody tr{display:grid;gap:0 12px;grid-template-columns:auto 1fr;padding:8px 0;border-top:1px solid var(--line)}
th,td{padding:0;border:0}
td:nth-child(2){color:var(--ink-2)}
td:nth-child(3){grid-column:1/-1}
}
`;
