import type {ReactNode} from 'react';
import {Button, Checkbox, Field, Panel, SideMenu, Text, usePen, widthFor, Window} from '../kit';
import {CHART, EDGE, Pointer} from './roadmap-tutorials';
import {shortDate} from './roadmap-tutorials-data';

const source = 'RMP-7';
const task = 'TSK-91';

/** The list of roadmaps, with the form of a new one. */
export function NewRoadmap({height}: {height: number}): ReactNode {
  const {c, label, locale, say} = usePen();
  const create = label('new-roadmap');
  const width = widthFor(create);
  return (
    <Window height={height} module="roadmap">
      <SideMenu
        y={44}
        width={162}
        height={height - 48}
        items={[label('roadmaps')]}
        open={label('roadmaps')}
      />
      <Text x={184} y={79} bold max={150}>
        {label('roadmaps')}
      </Text>
      <Button x={582 - width} y={58} width={width} main>
        {create}
      </Button>
      <Pointer x={572} y={81} />
      <path d="M167 102H595M167 136H595" stroke={c('border')} />
      <Text x={184} y={124} size={14} max={60}>
        {source}
      </Text>
      <Text x={252} y={124} size={14} max={335}>
        {say({en: 'Mobility roadmap 2025–2026', fr: 'Feuille de route mobilité 2025-2026'})}
      </Text>
      <Panel x={184} y={150} width={398} height={238} raised />
      <Text x={200} y={179} bold max={360}>
        {create}
      </Text>
      <Field
        x={200}
        y={196}
        width={178}
        label={say({en: 'Name', fr: 'Nom'})}
        value={say({en: 'Copy of RMP-7', fr: 'Copie de RMP-7'})}
      />
      <Field
        x={390}
        y={196}
        width={178}
        label={say({en: 'Holder', fr: 'Rattachement'})}
        value={say({en: 'Test project', fr: 'Projet de test'})}
        select
      />
      <Field
        x={200}
        y={262}
        width={178}
        label={label('start-date')}
        value={shortDate('2025-04-01', locale)}
      />
      <Field
        x={390}
        y={262}
        width={178}
        label={label('end-date')}
        value={shortDate('2026-06-30', locale)}
      />
      <EndButtons right={568} y={342} />
    </Window>
  );
}

function EndButtons({right, y}: {right: number; y: number}) {
  const {label} = usePen();
  const save = widthFor(label('save'));
  const cancel = widthFor(label('cancel'));
  return (
    <>
      <Button x={right - save - 10 - cancel} y={y} width={cancel}>
        {label('cancel')}
      </Button>
      <Button x={right - save} y={y} width={save}>
        {label('save')}
      </Button>
    </>
  );
}

/** The choice of TSK-91, over the lower rows of the timeline. */
export function ImportDialog(): ReactNode {
  const {c, label, say} = usePen();
  const [x, y, width, height] = [CHART + 2, 249, EDGE - CHART - 4, 148];
  const add = widthFor(label('add'));
  return (
    <>
      <Panel x={x} y={y} width={width} height={height} />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        fill="none"
        stroke={c('border-strong')}
        strokeWidth={1.5}
      />
      <Text x={x + 14} y={y + 27} bold max={290}>
        {label('import-items')}
      </Text>
      <Checkbox x={x + 14} y={y + 43} ticked />
      <Text x={x + 42} y={y + 57} size={14} bold max={64}>
        {task}
      </Text>
      <Text x={x + 106} y={y + 57} size={14} max={206}>
        {say({en: 'Pilot on line A', fr: 'Pilote sur la ligne A'})}
      </Text>
      <Radio x={x + 23} y={y + 85} on>
        {label('synchronised')}
      </Radio>
      <Radio x={x + 176} y={y + 85}>
        {label('free')}
      </Radio>
      <Button x={x + width - 14 - add} y={y + 106} width={add}>
        {label('add')}
      </Button>
    </>
  );
}

function Radio({
  x,
  y,
  on = false,
  children,
}: {
  x: number;
  y: number;
  on?: boolean;
  children: string;
}) {
  const {c} = usePen();
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={7.5}
        fill={c('surface')}
        stroke={c(on ? 'accent' : 'border-strong')}
        strokeWidth={2}
      />
      {on && <circle cx={x} cy={y} r={4} fill={c('accent')} />}
      <Text x={x + 17} y={y + 5} size={14} bold={on} colour={on ? 'accent' : 'text'} max={130}>
        {children}
      </Text>
    </>
  );
}
