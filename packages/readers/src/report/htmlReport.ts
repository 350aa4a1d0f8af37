import {drawChart} from './chart';
import {html, Html} from './html';
import type {Cell, Chart, Section, Table} from './sections';

/** What stands above the sections, whatever the form. */
export interface ReportHead {
  title: string;
  /** Which days, and from what. */
  period: string;
  /** Where the addresses of the guide are: `https://docs.example.com`. */
  origin: string;
}

/** WCAG AA in both modes: text 7:1, bars 3:1. */
const styles = `
:root { color-scheme: light dark; --text: #1d2433; --muted: #4d5568; --ground: #fff; --line: #c9cfdb; --bar: #3a5fc4; --code: #f1f3f8; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e9f2; --muted: #b3bacb; --ground: #14181f; --line: #3b4352; --bar: #7d9cf0; --code: #1f2530; }
}
body { margin: 0 auto; max-width: 75rem; padding: 1.5rem 1rem 4rem; color: var(--text); background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.25; }
h2 { margin-top: 3rem; }
p { max-width: 45rem; }
.note, nav { color: var(--muted); }
nav ul { columns: 16rem; padding-left: 1.2rem; }
a { color: inherit; text-underline-offset: 0.2em; }
svg { display: block; min-width: 34rem; max-width: 45rem; height: auto; }
svg text { fill: var(--text); font: 13px system-ui, sans-serif; }
svg .label { text-anchor: end; }
.bar { fill: var(--bar); }
.chart, .table { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.35rem 1.5rem 0.35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { vertical-align: bottom; }
th:not(.number), td:not(.number) { max-width: 32rem; }
th:first-child { min-width: 9rem; }
summary { cursor: pointer; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td { white-space: pre-line; }
pre { padding: 0.75rem 1rem; overflow-x: auto; background: var(--code); }
`;

/** A table goes on behind a button. */
const MOST_ROWS = 20;

const format = new Intl.NumberFormat('en-GB');

/** One page that holds all it shows, and that no script, style or picture can be added to. */
export function renderHtml(
  {title, period, origin}: ReportHead,
  sections: readonly Section[],
): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>
          ${new Html(styles)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${period}</p>
          <nav aria-label="Sections">
            <ul>
              ${sections.map(({id, title: name}) => html`<li><a href="#${id}">${name}</a></li>`)}
            </ul>
          </nav>
          ${sections.map((section) => renderSection(section, origin))}
        </main>
      </body>
    </html> `.text;
}

function renderSection(
  {id, title, note, chart, table, nothing, paste}: Section,
  origin: string,
): Html {
  const figures =
    table.rows.length === 0
      ? [html`<p>${nothing}</p>`]
      : [
          ...(note ? [html`<p class="note">${note}</p>`] : []),
          ...(chart && chart.values.length > 0 ? [renderChart(chart)] : []),
          ...renderTable(table, title, origin),
        ];
  const toPaste =
    paste && paste.lines.length > 0
      ? html`<p id="${id}-paste">${paste.note}:</p>
          <pre
            tabindex="0"
            role="region"
            aria-labelledby="${id}-paste"
          ><code>${paste.lines.join('\n')}</code></pre>`
      : undefined;
  return html`<section>
    <h2 id="${id}">${title}</h2>
    ${figures} ${toPaste}
  </section>`;
}

/** It scrolls where it would be too small to be read. */
function renderChart(chart: Chart): Html {
  return html`<div class="chart" tabindex="0" role="region" aria-label="${chart.name}, chart">
    ${drawChart(chart)}
  </div>`;
}

/** The first rows, and the others behind a button. */
function renderTable({columns, rows}: Table, name: string, origin: string): Html[] {
  const first = renderRows({columns, rows: rows.slice(0, MOST_ROWS)}, name, origin);
  const others = rows.slice(MOST_ROWS);
  return others.length === 0
    ? [first]
    : [
        first,
        html`<details>
          <summary>${format.format(others.length)} more</summary>
          ${renderRows({columns, rows: others}, `${name}, continued`, origin)}
        </details>`,
      ];
}

function renderRows({columns, rows}: Table, name: string, origin: string): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${columns.map(({name, isNumber}) => html`<th scope="col" ${classOf(isNumber)}>${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, at) => html`<td ${classOf(columns[at]?.isNumber)}>${renderCell(cell, origin)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function classOf(isNumber: boolean | undefined): Html | undefined {
  return isNumber ? html`class="number"` : undefined;
}

function renderCell(cell: Cell, origin: string): Html {
  if (typeof cell === 'object') {
    return html`<a href="${origin + cell.address}">${cell.text}</a>`;
  }
  // Marks that turn the direction of a text turn nothing else.
  return typeof cell === 'number' ? html`${format.format(cell)}` : html`<bdi>${cell}</bdi>`;
}
