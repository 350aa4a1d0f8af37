import type {ReactNode} from 'react';
import {
  Button,
  Buttons,
  Checkbox,
  Fields,
  label,
  Panel,
  Rect,
  shortDate,
  SideMenu,
  Text,
  Window,
  type At,
  type Phrase,
} from '../kit';
import {names} from './roadmap';
import {copy, Pointer} from './roadmap-tutorials';
import {CHART, EDGE} from './roadmap-tutorials-view';

const holder = {en: 'Holder', fr: 'Rattachement'};
const toTicketing = {en: 'Group: Ticketing', fr: 'Groupe : Billettique'};
const testProject = {en: 'Test project', fr: 'Projet de test'};

/** The list of roadmaps, with the form of a new one. */
export function NewRoadmap({height}: {height: number}): ReactNode {
  const create = label('new-roadmap');
  return (
    <Window height={height} module="roadmap">
      <SideMenu y={44} width={162} height={height - 48} items={['roadmaps']} open="roadmaps" />
      <Text x={184} y={79} size={15} bold max={150} text={label('roadmaps')} />
      <Button x={582} y={58} end main text={create} />
      <Pointer x={572} y={81} />
      <path d="M167 102H595M167 136H595" stroke="border" />
      <Text x={184} y={124} max={60} text="RMP-7" />
      <Text x={252} y={124} max={335} text={names.roadmap} />
      <Panel x={184} y={150} width={398} height={238} raised />
      <Text x={200} y={179} size={15} bold max={360} text={create} />
      <Fields
        x={200}
        y={196}
        width={368}
        fields={[
          {label: {en: 'Name', fr: 'Nom'}, value: copy},
          {label: holder, value: testProject, select: true},
          {label: label('start-date'), value: shortDate('2025-04-01')},
          {label: label('end-date'), value: shortDate('2026-06-30')},
        ]}
      />
      <Buttons x={568} y={342} end gap={10} texts={['cancel', 'save'].map(label)} />
    </Window>
  );
}

/** The choice of TSK-91, over the lower rows of the timeline. */
export function ImportDialog(): ReactNode {
  const place = {x: CHART + 2, y: 249, width: EDGE - CHART - 4, height: 148};
  const {x, y, width} = place;
  return (
    <>
      <Panel {...place} />
      <Rect {...place} radius={8} fill="none" thickness={1.5} inset={0} />
      <Text x={x + 14} y={y + 27} size={15} bold max={290} text={label('import-items')} />
      <Text x={x + width - 14} y={y + 27} muted end max={90} text="TICKET" />
      <Checkbox x={x + 14} y={y + 43} ticked />
      <Text x={x + 42} y={y + 57} bold max={64} text="TSK-91" />
      <Text x={x + 106} y={y + 57} max={206} text={names.pilot} />
      <Radio x={x + 23} y={y + 85} on text={label('synchronised')} />
      <Radio x={x + 176} y={y + 85} text={label('free')} />
      <Text x={x + 14} y={y + 126} max={width - 120} text={toTicketing} />
      <Button x={x + width - 14} y={y + 106} end text={label('add')} />
    </>
  );
}

function Radio({x, y, on = false, text}: At & {on?: boolean; text: Phrase}) {
  const [stroke, colour] = on
    ? (['accent', 'accent'] as const)
    : (['border-strong', 'text'] as const);
  return (
    <>
      <circle cx={x} cy={y} r={7.5} fill="surface" stroke={stroke} strokeWidth={2} />
      {on && <circle cx={x} cy={y} r={4} fill="accent" />}
      <Text x={x + 17} y={y + 5} bold={on} colour={colour} max={130} text={text} />
    </>
  );
}
