import type {ReactNode} from 'react';
import {defineFigure} from '../figure';
import {Badge, Field, Panel, Switch, Text, usePen, type Words} from '../kit';
import {groupName, period} from '../parts/roadmap';
import {Dialog, LevelList} from '../parts/roadmap-dialogs';

const HEIGHT = 436;
const LEFT = {x: 28, width: 298};
const RIGHT = {x: 336, width: 236};
const PADDING = 11;

const switches: {name: Words; on: boolean}[] = [
  {name: {en: 'Show links', fr: 'Afficher les liens'}, on: true},
  {name: {en: 'Show today', fr: 'Afficher la date du jour'}, on: true},
  {name: {en: 'Show baseline', fr: 'Afficher la référence'}, on: false},
];

export default defineFigure({height: HEIGHT, draw: () => <RoadmapSettings />});

function RoadmapSettings() {
  const {label} = usePen();
  return (
    <Dialog
      height={HEIGHT}
      title={label('roadmap-settings')}
      action="save"
      beside={(x, y) => (
        <Badge x={x} y={y} tone="success">
          {label('published')}
        </Badge>
      )}
    >
      <PeriodBlock y={76} />
      <ColourBlock y={254} />
      <DisplayBlock y={76} />
      <AccessBlock y={214} />
    </Dialog>
  );
}

interface BlockProps {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  children: ReactNode;
}

function Block({title, children, ...place}: BlockProps) {
  return (
    <Panel {...place} raised>
      <Text x={place.x + PADDING} y={place.y + 26} bold max={place.width - 2 * PADDING}>
        {title}
      </Text>
      {children}
    </Panel>
  );
}

function PeriodBlock({y}: {y: number}) {
  const {label, say} = usePen();
  const width = (LEFT.width - 2 * PADDING - 8) / 2;
  const [first, second] = [LEFT.x + PADDING, LEFT.x + PADDING + width + 8];
  return (
    <Block {...LEFT} y={y} height={168} title={say({en: 'Period', fr: 'Période'})}>
      <Field
        x={first}
        y={y + 37}
        width={width}
        label={label('start-date')}
        value={say(period.start)}
      />
      <Field
        x={second}
        y={y + 37}
        width={width}
        label={label('end-date')}
        value={say(period.end)}
      />
      <Field
        x={first}
        y={y + 103}
        width={width}
        label={label('time-scale')}
        value={label('months')}
        select
      />
      <Field
        x={second}
        y={y + 103}
        width={width}
        label={label('calendar')}
        value={say({en: 'Working days', fr: 'Jours ouvrés'})}
        select
      />
    </Block>
  );
}

function ColourBlock({y}: {y: number}) {
  const {label, say} = usePen();
  return (
    <Block {...LEFT} y={y} height={103} title={say({en: 'Colours', fr: 'Couleurs'})}>
      <Field
        x={LEFT.x + PADDING}
        y={y + 37}
        width={LEFT.width - 2 * PADDING}
        label={label('colour-by')}
        value={say(groupName)}
        select
      />
    </Block>
  );
}

function DisplayBlock({y}: {y: number}) {
  const {label, say} = usePen();
  return (
    <Block {...RIGHT} y={y} height={128} title={label('display')}>
      {switches.map(({name, on}, index) => (
        <g key={name.en}>
          <Text
            x={RIGHT.x + PADDING}
            y={y + 55 + index * 29}
            size={14}
            max={RIGHT.width - 2 * PADDING - 42}
          >
            {say(name)}
          </Text>
          <Switch x={RIGHT.x + RIGHT.width - PADDING - 40} y={y + 39 + index * 29} on={on} />
        </g>
      ))}
    </Block>
  );
}

function AccessBlock({y}: {y: number}) {
  const {label} = usePen();
  return (
    <Block {...RIGHT} y={y} height={143} title={label('access')}>
      <LevelList x={RIGHT.x + PADDING} y={y + 33} width={RIGHT.width - 2 * PADDING} />
    </Block>
  );
}
