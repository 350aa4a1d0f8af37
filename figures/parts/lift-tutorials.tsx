import type {ReactNode} from 'react';
import {
  Button,
  Divider,
  label,
  Panel,
  Rect,
  Text,
  Window,
  type LabelKey,
  type FigureText,
  type Position,
  type Translations,
} from '@guide/figures/kit';
import {StepBar} from './core-lift';
import {TutorialPointer} from './roadmap-tutorials';

export const HEIGHT = 400;
export const LEFT = 16;
export const RIGHT = 584;

export const fileName = 'ticket-actions-2025-06.csv';
export const dataset: Translations = {
  en: 'Ticketing actions – June 2025',
  fr: 'Actions billettique – juin 2025',
};
export const testProject: Translations = {en: 'Test project', fr: 'Projet de test'};

/** Titles of actions in the sample files, truncated as on a screen. */
export const sampleTitles = [
  {en: 'Order validator prototypes', fr: 'Commander les prototyp…'},
  {en: 'Sign card supply contract', fr: 'Signer le contrat de fo…'},
  {en: 'Install test bench', fr: 'Installer le banc d’essai'},
  {en: 'Write data retention note', fr: 'Rédiger la note de con…'},
  {en: 'Train pilot agents', fr: 'Former les agents du p…'},
  {en: 'Migrate fare tables', fr: 'Migrer les tables tarif…'},
  {en: 'Check back-office sizing', fr: 'Vérifier la capacité du…'},
  {en: 'Publish passenger notice', fr: 'Publier l’avis aux voya…'},
  {en: 'Approve pilot stops', fr: 'Valider les arrêts du pi…'},
] as const;

interface ScreenProps {
  action?: LabelKey;
  children: ReactNode;
}

function Screen({head, action, children}: ScreenProps & {head: ReactNode}) {
  return (
    <Window module="lift">
      {head}
      <Divider y={96} />
      {action && <PointedButton right={RIGHT} y={55} text={label(action)} />}
      {children}
    </Window>
  );
}

export function StepScreen({step, ...screen}: ScreenProps & {step: LabelKey}): ReactNode {
  return <Screen {...screen} head={<StepBar y={70} open={step} />} />;
}

export function MenuScreen({title, ...screen}: ScreenProps & {title: FigureText}): ReactNode {
  const head = <Text x={LEFT + 4} y={76} size={16} bold maxWidth={340} text={title} />;
  return <Screen {...screen} head={head} />;
}

export function PointedButton({
  right,
  y,
  text,
}: {
  right: number;
  y: number;
  text: string;
}): ReactNode {
  return (
    <>
      <Button x={right} y={y} anchor="end" primary text={text} />
      <TutorialPointer x={right - 10} y={y + 23} />
    </>
  );
}

export function FocusRing({x, y, width}: Position & {width: number}): ReactNode {
  return (
    <Rect x={x} y={y + 20} width={width} height={31} fill="none" stroke="accent" strokeWidth={2} />
  );
}

/** 18 × 22. */
function FileIcon({x, y}: Position): ReactNode {
  return (
    <path
      d={`M${x + 11} ${y}v7h7m-7-7h-9q-2 0-2 2v18q0 2 2 2h14q2 0 2-2V${y + 7}zM${x + 5} ${y + 12}h8m-8 4h6`}
      fill="none"
      stroke="text-muted"
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  );
}

export function FileSheet({
  y,
  height,
  name,
  children,
}: {
  y: number;
  height: number;
  name: FigureText;
  children: ReactNode;
}): ReactNode {
  return (
    <Panel x={LEFT} y={y} width={RIGHT - LEFT} height={height}>
      <FileIcon x={LEFT + 12} y={y + 9} />
      <Text x={LEFT + 42} y={y + 26} size={15} bold maxWidth={480} text={name} />
      {children}
    </Panel>
  );
}

export function UploadedFile({y, height}: {y: number; height: number}): ReactNode {
  const bounds = {x: LEFT, y, width: RIGHT - LEFT, height};
  const centreY = y + height / 2;
  return (
    <>
      <Rect {...bounds} radius={8} fill="surface-raised" strokeWidth={1.5} dashed />
      <FileIcon x={LEFT + 22} y={centreY - 11} />
      <Text x={LEFT + 54} y={centreY + 5} size={15} bold maxWidth={280} text={fileName} />
      <PointedButton right={RIGHT - 20} y={centreY - 15} text={label('upload-file')} />
    </>
  );
}
