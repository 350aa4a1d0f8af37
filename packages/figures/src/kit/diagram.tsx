import type {ReactNode} from 'react';
import type {ColourName} from './colours';
import {textOf, type FigureText} from './language';
import {wrap} from './measure';
import {Rect, type Bounds} from './shapes';
import {Text, type TextProps} from './text';

export interface BoxProps extends Bounds {
  title: FigureText;
  note?: FigureText;
  tone?: 'plain' | 'accent' | 'muted' | 'success' | 'warning' | 'danger';
  dashed?: boolean;
}

const toneColours: Record<NonNullable<BoxProps['tone']>, [ColourName, ColourName, ColourName]> = {
  plain: ['surface', 'border-strong', 'text'],
  accent: ['accent-soft', 'accent', 'text'],
  muted: ['surface-raised', 'border', 'text'],
  success: ['success-soft', 'success', 'text'],
  warning: ['warning-soft', 'warning', 'text'],
  danger: ['danger-soft', 'danger', 'text'],
};

/** @throws if the text is too high */
export function Box({title, note = '', tone = 'plain', dashed, ...bounds}: BoxProps): ReactNode {
  const {x, y, width, height} = bounds;
  const [fill, stroke, text] = toneColours[tone];
  const titleLines = wrap(title, width - 16, 15, true);
  const noteLines = note ? wrap(note, width - 16, 14) : [];
  const textHeight = titleLines.length * 19 + noteLines.length * 18;
  if (textHeight > height - 8) {
    throw new Error(
      `The text of the box "${textOf(title)}" is ${textHeight} high, maximum is ${height - 8}.`,
    );
  }
  const top = y + (height - textHeight) / 2;
  const below = top + titleLines.length * 19;
  const outline = {fill, stroke, dashed, radius: 8, strokeWidth: 1.5, inset: 1};
  const line = {x: x + width / 2, anchor: 'middle', colour: text} as const;
  return (
    <>
      <Rect {...bounds} {...outline} />
      {titleLines.map((text, index) => (
        <Text key={text} {...line} y={top + 15 + index * 19} size={15} bold text={text} />
      ))}
      {noteLines.map((text, index) => (
        <Text
          key={text}
          {...line}
          y={below + 14 + index * 18}
          colour={tone === 'plain' || tone === 'muted' ? 'text-muted' : 'text'}
          text={text}
        />
      ))}
    </>
  );
}

type Point = [x: number, y: number];

function pointsOf(d: string): Point[] {
  let point: Point = [0, 0];
  return [...d.matchAll(/([MLHV])(-?[\d.]+) ?(-?[\d.]+)?/g)].map(([, command, first, second]) => {
    const [x, y] = point;
    point = command === 'H' ? [Number(first), y] : [x, Number(first)];
    if (second !== undefined) {
      point = [Number(first), Number(second)];
    }
    return point;
  });
}

/** @param props `d`: SVG path of straight lines, such as `M20 30H60V90` */
export function Arrow({
  d,
  colour = 'text-muted',
  dashed = false,
  bidirectional = false,
}: {
  d: string;
  colour?: ColourName;
  dashed?: boolean;
  bidirectional?: boolean;
}): ReactNode {
  const points = pointsOf(d);
  const ends = bidirectional ? [points, points.toReversed()] : [points];
  return (
    <g fill="none" stroke={colour} strokeWidth={2} strokeLinejoin="round">
      <path d={d} strokeDasharray={dashed ? '5 4' : undefined} />
      {ends.map((line) => (
        <path key={line.join()} d={headOf(line)} strokeLinecap="round" />
      ))}
    </g>
  );
}

function headOf(points: Point[]): string {
  const [toX, toY] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2)!;
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const side = (turn: number) =>
    [toX - 8 * Math.cos(angle + turn), toY - 8 * Math.sin(angle + turn)]
      .map((value) => value.toFixed(1))
      .join(' ');
  return `M${side(0.5)}L${toX} ${toY}L${side(-0.5)}`;
}

/** Label of an arrow: centred on `x`, and wrapped if `maxWidth` is set. */
export function Caption(props: TextProps): ReactNode {
  return <Text muted anchor="middle" wrapped={Boolean(props.maxWidth)} {...props} />;
}
