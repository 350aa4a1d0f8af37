import type {ReactNode} from 'react';
import type {ColourName} from '../../src/lib/siteColours';
import {measure} from './measure';
import {usePen} from './scene';
import {Text} from './text';

interface Place {
  x: number;
  y: number;
  width?: number;
}

/** Width that a button or a badge takes for its words. */
export function widthFor(text: string, size = 14, padding = 12): number {
  return Math.ceil(measure(text, size, true)) + 2 * padding;
}

/** A button, 30 high; `main` is the one that the figure is about. */
export function Button({
  x,
  y,
  width,
  main = false,
  children,
}: Place & {main?: boolean; children: string}): ReactNode {
  const {c} = usePen();
  const across = width ?? widthFor(children);
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={across - 1}
        height={29}
        rx={6}
        fill={c(main ? 'accent' : 'surface')}
        stroke={c(main ? 'accent' : 'border-strong')}
      />
      <Text
        x={x + across / 2}
        y={y + 20}
        size={14}
        bold={main}
        anchor="middle"
        colour={main ? 'surface' : 'text'}
        max={across - 8}
      >
        {children}
      </Text>
    </>
  );
}

/** The mark of a list to choose from, or of a branch that is open. */
export function Chevron({
  x,
  y,
  colour = 'text-muted',
}: {
  x: number;
  y: number;
  colour?: ColourName;
}): ReactNode {
  const {c} = usePen();
  return <path d={`m${x} ${y} 5 5 5-5`} fill="none" stroke={c(colour)} strokeWidth={1.75} />;
}

/** A field with its label above, 52 high; `select` adds the mark of a list. */
export function Field({
  x,
  y,
  width = 200,
  label,
  value,
  select = false,
}: Place & {label: string; value?: string; select?: boolean}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <Text x={x} y={y + 13} size={14} colour="text-muted" max={width}>
        {label}
      </Text>
      <rect
        x={x + 0.5}
        y={y + 20.5}
        width={width - 1}
        height={30}
        rx={6}
        fill={c('surface')}
        stroke={c('border-strong')}
      />
      {value && (
        <Text x={x + 10} y={y + 41} size={14} max={width - (select ? 34 : 18)}>
          {value}
        </Text>
      )}
      {select && <Chevron x={x + width - 22} y={y + 33} />}
    </>
  );
}

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, {fill: ColourName; text: ColourName}> = {
  neutral: {fill: 'surface-hover', text: 'text'},
  accent: {fill: 'accent-soft', text: 'accent'},
  success: {fill: 'success-soft', text: 'success'},
  warning: {fill: 'warning-soft', text: 'warning'},
  danger: {fill: 'danger-soft', text: 'danger'},
};

/** A word in a coloured pill, 24 high: the word says what the colour means. */
export function Badge({
  x,
  y,
  width,
  tone = 'neutral',
  children,
}: Place & {tone?: Tone; children: string}): ReactNode {
  const {c} = usePen();
  const across = width ?? widthFor(children, 14, 9);
  return (
    <>
      <rect x={x} y={y} width={across} height={24} rx={12} fill={c(tones[tone].fill)} />
      <Text
        x={x + across / 2}
        y={y + 17}
        size={14}
        bold
        anchor="middle"
        colour={tones[tone].text}
        max={across - 6}
      >
        {children}
      </Text>
    </>
  );
}

/** How far something is, as a bar. */
export function Progress({x, y, width = 80, percent}: Place & {percent: number}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <rect x={x} y={y} width={width} height={8} rx={4} fill={c('border')} />
      <rect x={x} y={y} width={(width * percent) / 100} height={8} rx={4} fill={c('accent')} />
    </>
  );
}

/** A switch, 40 × 22. */
export function Switch({x, y, on}: Place & {on: boolean}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <rect x={x} y={y} width={40} height={22} rx={11} fill={c(on ? 'accent' : 'border-strong')} />
      <circle cx={x + (on ? 29 : 11)} cy={y + 11} r={8} fill={c('surface')} />
    </>
  );
}

/** A box to tick, 18 × 18. */
export function Checkbox({x, y, ticked}: Place & {ticked: boolean}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <rect
        x={x + 1}
        y={y + 1}
        width={16}
        height={16}
        rx={4}
        fill={c(ticked ? 'accent' : 'surface')}
        stroke={c(ticked ? 'accent' : 'border-strong')}
        strokeWidth={1.5}
      />
      {ticked && (
        <path
          d={`m${x + 5} ${y + 9.5} 3 3 5.5-6.5`}
          fill="none"
          stroke={c('surface')}
          strokeWidth={2}
        />
      )}
    </>
  );
}

/** A numbered mark, 26 across, that the text refers to. */
export function Marker({x, y, children}: {x: number; y: number; children: number}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <circle cx={x} cy={y} r={13} fill={c('text')} stroke={c('surface')} strokeWidth={2} />
      <Text x={x} y={y + 5} size={14} bold anchor="middle" colour="surface">
        {String(children)}
      </Text>
    </>
  );
}
