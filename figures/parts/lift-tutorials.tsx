import type {ReactNode} from 'react';
import {Button, Panel, Text, usePen, widthFor, Window, type LabelKey, type Words} from '../kit';
import {StepBar} from './core-lift';
import {Pointer} from './roadmap-tutorials';

export const HEIGHT = 400;
export const LEFT = 16;
export const RIGHT = 584;

export const fileName = 'ticket-actions-2025-06.csv';
export const dataset: Words = {
  en: 'Ticketing actions – June 2025',
  fr: 'Actions billettique – juin 2025',
};
export const testProject: Words = {en: 'Test project', fr: 'Projet de test'};

/** Titles of the sample file, which are in English on both sites. */
export const titles = {
  first: 'Order validator prototypes',
  second: 'Sign card supply contract',
  third: 'Install test bench',
  fourth: 'Write data retention note',
  fifth: 'Train pilot agents',
  sixth: 'Migrate fare tables',
  seventh: 'Check back-office sizing',
  eighth: 'Publish passenger notice',
  ninth: 'Approve pilot stops',
};

/** A screen of Lift, with the button to select at its top right. */
function Screen({
  head,
  action,
  children,
}: {
  head: ReactNode;
  action?: LabelKey;
  children: ReactNode;
}) {
  const {c, label} = usePen();
  return (
    <Window height={HEIGHT} module="lift">
      {head}
      <path d="M4.5 96H595.5" stroke={c('border')} />
      {action && <Pointed right={RIGHT} y={55} text={label(action)} />}
      {children}
    </Window>
  );
}

/** A step of a dataset. */
export function StepScreen({
  step,
  action,
  children,
}: {
  step: LabelKey;
  action?: LabelKey;
  children: ReactNode;
}): ReactNode {
  return (
    <Screen head={<StepBar y={70} open={step} />} action={action}>
      {children}
    </Screen>
  );
}

/** A screen of the menu of Lift. */
export function MenuScreen({
  title,
  action,
  children,
}: {
  title: string;
  action?: LabelKey;
  children: ReactNode;
}): ReactNode {
  return (
    <Screen
      head={
        <Text x={LEFT + 4} y={76} size={16} bold max={340}>
          {title}
        </Text>
      }
      action={action}
    >
      {children}
    </Screen>
  );
}

/** The button to select, with the pointer on it. */
export function Pointed({right, y, text}: {right: number; y: number; text: string}): ReactNode {
  const width = widthFor(text);
  return (
    <>
      <Button x={right - width} y={y} width={width} main>
        {text}
      </Button>
      <Pointer x={right - 10} y={y + 23} />
    </>
  );
}

/** A ring around a field that the step is about. */
export function Focus({x, y, width}: {x: number; y: number; width: number}): ReactNode {
  const {c} = usePen();
  return (
    <rect
      x={x + 1}
      y={y + 21}
      width={width - 2}
      height={29}
      rx={6}
      fill="none"
      stroke={c('accent')}
      strokeWidth={2}
    />
  );
}

/** A sheet of paper, 18 × 22, its left and top given. */
export function FileIcon({x, y}: {x: number; y: number}): ReactNode {
  const {c} = usePen();
  return (
    <path
      d={`M${x + 11} ${y}v7h7m-7-7h-9q-2 0-2 2v18q0 2 2 2h14q2 0 2-2V${y + 7}zM${x + 5} ${y + 12}h8m-8 4h6`}
      fill="none"
      stroke={c('text-muted')}
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  );
}

/** A file that is open: its name above its rows. */
export function FileSheet({
  y,
  height,
  name,
  children,
}: {
  y: number;
  height: number;
  name: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Panel x={LEFT} y={y} width={RIGHT - LEFT} height={height}>
      <FileIcon x={LEFT + 12} y={y + 9} />
      <Text x={LEFT + 42} y={y + 26} bold max={480}>
        {name}
      </Text>
      {children}
    </Panel>
  );
}

/** The place where a file is uploaded, with the sample file in it. */
export function UploadedFile({y, height}: {y: number; height: number}): ReactNode {
  const {c, label} = usePen();
  const middle = y + height / 2;
  return (
    <>
      <rect
        x={LEFT + 0.75}
        y={y + 0.75}
        width={RIGHT - LEFT - 1.5}
        height={height - 1.5}
        rx={8}
        fill={c('surface-raised')}
        stroke={c('border-strong')}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <FileIcon x={LEFT + 22} y={middle - 11} />
      <Text x={LEFT + 54} y={middle + 5} bold max={280}>
        {fileName}
      </Text>
      <Pointed right={RIGHT - 20} y={middle - 15} text={label('upload-file')} />
    </>
  );
}
