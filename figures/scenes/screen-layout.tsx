import {defineFigure} from '../figure';
import {
  BAR,
  Button,
  Field,
  Marker,
  Panel,
  SideMenu,
  Skeleton,
  Text,
  usePen,
  widthFor,
  WIDTH,
  type Words,
} from '../kit';
import {FullTopBar} from '../parts/general';

const TOP = 8;
const BOTTOM = 352;
const DETAILS = 424;
const MENU = 146;
const TOOLBAR = 56;

export default defineFigure({height: 436, draw: () => <ScreenLayout />});

function ScreenLayout() {
  const {c} = usePen();
  const below = TOP + BAR;
  return (
    <>
      <Panel x={4} y={TOP} width={WIDTH - 8} height={BOTTOM - TOP} />
      <FullTopBar y={TOP} />
      <path d={`M4.5 ${below}H${WIDTH - 4.5}`} stroke={c('border')} />
      <Menu y={below} />
      <Toolbar y={below} />
      <List y={below + TOOLBAR} />
      <Details y={below} />
      <Marker x={232} y={TOP + BAR / 2}>
        {1}
      </Marker>
      <Marker x={MENU / 2 + 4} y={322}>
        {2}
      </Marker>
      <Marker x={400} y={below + TOOLBAR / 2}>
        {3}
      </Marker>
      <Marker x={400} y={322}>
        {4}
      </Marker>
      <Marker x={570} y={below + 24}>
        {5}
      </Marker>
      <Legend />
    </>
  );
}

function Menu({y}: {y: number}) {
  const {label} = usePen();
  const items = ['portfolio', 'my-items', 'reviews', 'charts', 'filters', 'tags', 'trash'] as const;
  return (
    <SideMenu
      y={y}
      width={MENU}
      height={BOTTOM - y}
      items={items.map(label)}
      open={label('my-items')}
    />
  );
}

function Toolbar({y}: {y: number}) {
  const {c, label} = usePen();
  return (
    <>
      <Button x={166} y={y + 13}>
        {label('filter')}
      </Button>
      <Button x={174 + widthFor(label('filter'))} y={y + 13}>
        {label('export')}
      </Button>
      <path d={`M${MENU + 4} ${y + TOOLBAR}H${DETAILS}`} stroke={c('border')} />
    </>
  );
}

function List({y}: {y: number}) {
  const {c} = usePen();
  return [70, 110, 90, 120, 80].map((width, index) => (
    <g key={width}>
      {index === 1 && (
        <rect
          x={MENU + 4.5}
          y={y + 36}
          width={DETAILS - MENU - 5}
          height={36}
          fill={c('accent-soft')}
        />
      )}
      <Skeleton x={166} y={y + 22 + index * 36} width={50} />
      <Skeleton x={228} y={y + 22 + index * 36} width={width} />
      <Skeleton x={366} y={y + 22 + index * 36} width={34} />
      <path d={`M${MENU + 4} ${y + 36 + index * 36}H${DETAILS}`} stroke={c('border')} />
    </g>
  ));
}

function Details({y}: {y: number}) {
  const {c, label, say} = usePen();
  return (
    <>
      <path d={`M${DETAILS} ${y}V${BOTTOM}`} stroke={c('border')} />
      <Text x={440} y={y + 29} bold max={110}>
        {label('details')}
      </Text>
      <Skeleton x={440} y={y + 60} width={110} />
      <Field
        x={440}
        y={y + 80}
        width={140}
        label={label('status')}
        value={label('in-progress')}
        select
      />
      <Field
        x={440}
        y={y + 146}
        width={140}
        label={label('due-date')}
        value={say({en: '30 May 2025', fr: '30 mai 2025'})}
      />
      <Field x={440} y={y + 212} width={140} label={label('progress')} value="60" />
    </>
  );
}

const areas: Words[] = [
  {en: 'Top bar', fr: 'Barre supérieure'},
  {en: 'Menu of the module', fr: 'Menu du module'},
  {en: 'Toolbar', fr: 'Barre d’outils'},
  {en: 'Content: a list', fr: 'Contenu : une liste'},
];

function Legend() {
  const {label, say} = usePen();
  return [...areas.map(say), label('details')].map((name, index) => {
    const x = [28, 222, 440][index % 3]!;
    const y = BOTTOM + 28 + Math.floor(index / 3) * 34;
    return (
      <g key={name}>
        <Marker x={x} y={y}>
          {index + 1}
        </Marker>
        <Text x={x + 22} y={y + 5} max={164}>
          {name}
        </Text>
      </g>
    );
  });
}
