import type {ReactNode} from 'react';
import {
  type Bounds,
  Button,
  defineFigure,
  Field,
  Fields,
  type FigureText,
  label,
  Panel,
  Switch,
  Text,
  type Translations,
} from '@guide/figures/kit';
import {groupName, names, period} from '../parts/roadmap';
import {Dialog, LevelList} from '../parts/roadmap-dialogs';

const HEIGHT = 534;
const LEFT = {x: 28, width: 298};
const RIGHT = {x: 336, width: 236};
const PADDING = 11;

const workingDays: Translations = {en: 'Working days', fr: 'Jours ouvrés'};
const switches: {name: Translations; on: boolean}[] = [
  {name: {en: 'Show links', fr: 'Afficher les liens'}, on: true},
  {name: {en: 'Show today', fr: 'Afficher la date du jour'}, on: true},
  {name: {en: 'Show baseline', fr: 'Afficher la référence'}, on: false},
];

export default defineFigure({height: HEIGHT, draw: RoadmapSettings});

function RoadmapSettings() {
  return (
    <Dialog height={HEIGHT} title={label('roadmap-settings')} action="save">
      <GeneralBlock y={76} />
      <PeriodBlock y={164} />
      <ColourBlock y={342} />
      <DisplayBlock y={164} />
      <AccessBlock y={302} />
    </Dialog>
  );
}

interface BlockProps extends Bounds {
  title: FigureText;
  children: ReactNode;
}

function Block({title, children, ...bounds}: BlockProps) {
  const titleProps = {
    x: bounds.x + PADDING,
    y: bounds.y + 26,
    maxWidth: bounds.width - 2 * PADDING,
  };
  return (
    <Panel {...bounds} raised>
      <Text {...titleProps} size={15} bold text={title} />
      {children}
    </Panel>
  );
}

const CONTENT = {x: LEFT.x + PADDING, width: LEFT.width - 2 * PADDING};

function GeneralBlock({y}: {y: number}) {
  const {x} = CONTENT;
  const width = RIGHT.x + RIGHT.width - LEFT.x;
  const holder = {label: {en: 'Holder', fr: 'Rattachement'}, value: 'BTA'};
  return (
    <Panel x={LEFT.x} y={y} width={width} height={78} raised>
      <Field x={x} y={y + 12} width={286} label={{en: 'Name', fr: 'Nom'}} value={names.roadmap} />
      <Field x={x + 294} y={y + 12} width={104} {...holder} select />
      <Field
        x={x + 406}
        y={y + 12}
        width={116}
        label={label('status')}
        value={label('published')}
        select
      />
    </Panel>
  );
}

function PeriodBlock({y}: {y: number}) {
  return (
    <Block {...LEFT} y={y} height={168} title={{en: 'Period', fr: 'Période'}}>
      <Fields
        {...CONTENT}
        y={y + 37}
        gap={8}
        fields={[
          {label: label('start-date'), value: period.start},
          {label: label('end-date'), value: period.end},
          {label: label('time-scale'), value: label('months'), select: true},
          {label: label('calendar'), value: workingDays, select: true},
        ]}
      />
    </Block>
  );
}

function ColourBlock({y}: {y: number}) {
  return (
    <Block {...LEFT} y={y} height={113} title={{en: 'Colours', fr: 'Couleurs'}}>
      <Field {...CONTENT} y={y + 37} label={label('colour-by')} value={groupName} select />
    </Block>
  );
}

function DisplayBlock({y}: {y: number}) {
  const {x, width} = RIGHT;
  return (
    <Block {...RIGHT} y={y} height={128} title={label('display')}>
      {switches.map(({name, on}, index) => {
        const top = y + 39 + index * 29;
        return (
          <g key={name.en}>
            <Text x={x + PADDING} y={top + 16} maxWidth={width - 2 * PADDING - 42} text={name} />
            <Switch x={x + width - PADDING - 40} y={top} on={on} />
          </g>
        );
      })}
    </Block>
  );
}

function AccessBlock({y}: {y: number}) {
  return (
    <Block {...RIGHT} y={y} height={153} title={label('access')}>
      <Button x={RIGHT.x + RIGHT.width - PADDING} y={y + 8} anchor="end" text={label('add')} />
      <LevelList x={RIGHT.x + PADDING} y={y + 43} width={RIGHT.width - 2 * PADDING} />
    </Block>
  );
}
