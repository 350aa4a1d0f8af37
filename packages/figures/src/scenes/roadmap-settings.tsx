import type {ReactNode} from 'react';
import {defineFigure} from '../figure';
import {
  Badge,
  Field,
  Fields,
  label,
  Panel,
  Switch,
  Text,
  type Phrase,
  type Place,
  type Words,
} from '../kit';
import {groupName, period} from '../parts/roadmap';
import {Dialog, LevelList} from '../parts/roadmap-dialogs';

const HEIGHT = 436;
const LEFT = {x: 28, width: 298};
const RIGHT = {x: 336, width: 236};
const PADDING = 11;

const workingDays: Words = {en: 'Working days', fr: 'Jours ouvrés'};
const switches: {name: Words; on: boolean}[] = [
  {name: {en: 'Show links', fr: 'Afficher les liens'}, on: true},
  {name: {en: 'Show today', fr: 'Afficher la date du jour'}, on: true},
  {name: {en: 'Show baseline', fr: 'Afficher la référence'}, on: false},
];

export default defineFigure({height: HEIGHT, draw: RoadmapSettings});

function RoadmapSettings() {
  return (
    <Dialog
      height={HEIGHT}
      title={label('roadmap-settings')}
      action="save"
      beside={(x, y) => <Badge x={x} y={y} tone="success" text={label('published')} />}
    >
      <PeriodBlock y={76} />
      <ColourBlock y={254} />
      <DisplayBlock y={76} />
      <AccessBlock y={214} />
    </Dialog>
  );
}

interface BlockProps extends Place {
  title: Phrase;
  children: ReactNode;
}

function Block({title, children, ...place}: BlockProps) {
  const word = {x: place.x + PADDING, y: place.y + 26, max: place.width - 2 * PADDING};
  return (
    <Panel {...place} raised>
      <Text {...word} size={15} bold text={title} />
      {children}
    </Panel>
  );
}

const INSIDE = {x: LEFT.x + PADDING, width: LEFT.width - 2 * PADDING};

function PeriodBlock({y}: {y: number}) {
  return (
    <Block {...LEFT} y={y} height={168} title={{en: 'Period', fr: 'Période'}}>
      <Fields
        {...INSIDE}
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
    <Block {...LEFT} y={y} height={103} title={{en: 'Colours', fr: 'Couleurs'}}>
      <Field {...INSIDE} y={y + 37} label={label('colour-by')} value={groupName} select />
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
            <Text x={x + PADDING} y={top + 16} max={width - 2 * PADDING - 42} text={name} />
            <Switch x={x + width - PADDING - 40} y={top} on={on} />
          </g>
        );
      })}
    </Block>
  );
}

function AccessBlock({y}: {y: number}) {
  return (
    <Block {...RIGHT} y={y} height={143} title={label('access')}>
      <LevelList x={RIGHT.x + PADDING} y={y + 33} width={RIGHT.width - 2 * PADDING} />
    </Block>
  );
}
