import type {Chart} from './sections';
import {html, type Html} from './html';

const WIDTH = 720;
const LABEL_WIDTH = 280;
const COUNT_WIDTH = 70;
const ROW = 26;
const DAYS_HEIGHT = 160;
const LABEL_LENGTH = 40;
const WIDEST_DAY = 60;
/** So wide are two dates beside each other. */
const DATES_WIDTH = 200;

const format = new Intl.NumberFormat('en-GB');

/** Draws a chart as SVG, in the colours of the page around it. @param chart with one value at least */
export function drawChart({kind, name, values}: Chart): Html {
  const height = kind === 'bars' ? values.length * ROW : DAYS_HEIGHT + ROW;
  const most = Math.max(1, ...values.map(({count}) => count));
  const label = `${name}. The table below has the figures.`;
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">
    ${kind === 'bars' ? drawBars(values, most) : drawDays(values, most)}
  </svg>`;
}

function drawBars(values: Chart['values'], most: number): Html[] {
  const room = WIDTH - LABEL_WIDTH - COUNT_WIDTH;
  return values.map(({name, count}, row) => {
    const width = round((count / most) * room);
    const baseline = row * ROW + ROW * 0.65;
    return html`<g>
      <text class="label" x="${LABEL_WIDTH - 8}" y="${baseline}">${shorten(name)}</text>
      <rect
        class="bar"
        x="${LABEL_WIDTH}"
        y="${row * ROW + 4}"
        width="${width}"
        height="${ROW - 8}"
        rx="2"
      />
      <text x="${LABEL_WIDTH + width + 6}" y="${baseline}">${format.format(count)}</text>
    </g>`;
  });
}

function drawDays(values: Chart['values'], most: number): Html[] {
  const step = Math.min(WIDTH / values.length, WIDEST_DAY);
  const columns = values.map(({count}, at) => {
    const height = round((count / most) * (DAYS_HEIGHT - ROW));
    return html`<rect
      class="bar"
      x="${round(at * step)}"
      y="${DAYS_HEIGHT - height}"
      width="${round(Math.max(step * 0.8, 0.5))}"
      height="${height}"
    />`;
  });
  const first = values[0]!.name;
  const last = values.at(-1)!.name;
  return [
    ...columns,
    html`<text x="0" y="14">At most ${format.format(most)} a day</text>`,
    html`<text x="0" y="${DAYS_HEIGHT + 18}">${first}</text>`,
    ...(last === first
      ? []
      : [
          html`<text
            class="label"
            x="${round(Math.max(values.length * step, DATES_WIDTH))}"
            y="${DAYS_HEIGHT + 18}"
            >${last}</text
          >`,
        ]),
  ];
}

function shorten(name: string): string {
  const characters = [...name];
  return characters.length > LABEL_LENGTH
    ? `${characters.slice(0, LABEL_LENGTH - 1).join('')}…`
    : name;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
