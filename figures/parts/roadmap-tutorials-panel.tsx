import type {ReactNode} from 'react';
import {
  Button,
  Field,
  label,
  Rect,
  Text,
  WIDTH,
  type FieldContent,
  type FigureText,
} from '@guide/figures/kit';
import {TutorialPointer} from './roadmap-tutorials';
import {HEAD_TOP, PANEL_LEFT} from './roadmap-tutorials-view';

const LEFT = PANEL_LEFT + 12;
const CONTENT_WIDTH = 174;

/** `save`: y of the button. */
export function SidePanel({
  title,
  height,
  save,
  children,
}: {
  title: FigureText;
  height: number;
  save: number;
  children: ReactNode;
}): ReactNode {
  return (
    <>
      <path
        d={`M${PANEL_LEFT} ${HEAD_TOP + 0.5}H${WIDTH}V${height}H${PANEL_LEFT}z`}
        fill="surface"
        stroke="border-strong"
      />
      <Text
        x={LEFT}
        y={HEAD_TOP + 24}
        size={15}
        bold
        maxWidth={WIDTH - PANEL_LEFT - 28}
        wrapped
        text={title}
      />
      {children}
      <Button x={LEFT} y={save} width={CONTENT_WIDTH} primary text={label('save')} />
      <TutorialPointer x={PANEL_LEFT + CONTENT_WIDTH - 14} y={save + 20} />
    </>
  );
}

export function PanelField({
  focus = false,
  ...field
}: FieldContent & {y: number; focus?: boolean}): ReactNode {
  const ring = {x: LEFT - 0.75, y: field.y + 19.25, width: CONTENT_WIDTH + 1.5, height: 32.5};
  return (
    <>
      <Field x={LEFT} width={CONTENT_WIDTH} {...field} />
      {focus && <Rect {...ring} fill="none" stroke="accent" strokeWidth={2.5} />}
    </>
  );
}
