import {defineFigure} from '../figure';
import {Button, Chevron, Panel, Switch, Tabs, Text, usePen, widthFor, Window} from '../kit';
import {ButtonRow, Fact, tabsFor} from '../parts/admin';

export default defineFigure({height: 384, draw: () => <OrganisationsScreen />});

const organisations = [
  {
    code: 'BTA',
    id: 'ORG-1',
    name: {en: 'Brumeval Transport Authority', fr: 'Régie des transports de Brumeval'},
    projects: 4,
    level: 0,
  },
  {
    code: 'DIG',
    id: 'ORG-2',
    name: {en: 'Digital Services', fr: 'Services numériques'},
    projects: 2,
    level: 1,
  },
  {
    code: 'INF',
    id: 'ORG-3',
    name: {en: 'Infrastructure', fr: 'Infrastructures'},
    projects: 2,
    level: 1,
  },
];

const selected = {code: 'DIG', parent: 'BTA', manager: 'Hugo'};

const TREE = {x: 12, y: 134, width: 344, row: 58};

function Toolbar() {
  const {c, label} = usePen();
  const button = label('new-organisation');
  return (
    <>
      <Text x={20} y={76} size={17} bold max={150}>
        {label('organisations')}
      </Text>
      <Switch x={184} y={59} on={false} />
      <Text x={232} y={75} size={14} max={156}>
        {label('show-archived')}
      </Text>
      <Button x={582 - widthFor(button)} y={55} main>
        {button}
      </Button>
      <path d="M4.500 96.500H595.500" stroke={c('border')} />
    </>
  );
}

function Search() {
  const {c, label, say} = usePen();
  return (
    <>
      <Panel x={TREE.x + 4} y={104} width={200} height={28} />
      <circle cx={32} cy={116} r={5} fill="none" stroke={c('text-muted')} strokeWidth={1.75} />
      <path d="m36 120 4 4" stroke={c('text-muted')} strokeWidth={1.75} />
      <Text x={48} y={123} size={14} colour="text-muted" max={150}>
        {label('search')}
      </Text>
      <Text
        x={TREE.x + TREE.width - 14}
        y={123}
        size={14}
        colour="text-muted"
        anchor="end"
        max={100}
      >
        {say({en: 'Projects', fr: 'Projets'})}
      </Text>
    </>
  );
}

function Tree() {
  const {c, say} = usePen();
  const {x, y, width, row} = TREE;
  return (
    <>
      <rect x={x} y={y + 8 + row} width={width} height={row} rx={6} fill={c('accent-soft')} />
      <path
        d={`M${x + 17} ${y + 44}v${row * 2 - 8}h19M${x + 17} ${y + 37 + row}h19`}
        fill="none"
        stroke={c('border-strong')}
        strokeWidth={1.5}
      />
      <Chevron x={x + 12} y={y + 28} />
      {organisations.map(({code, id, name, projects, level}, index) => {
        const left = x + (level === 0 ? 34 : 44);
        const top = y + 8 + index * row;
        return (
          <g key={code}>
            <Text x={left} y={top + 25} bold={code === selected.code} max={width - 76}>
              {say(name)}
            </Text>
            <Text x={left} y={top + 45} size={14} colour="text-muted">
              {`${code} · ${id}`}
            </Text>
            <Text x={x + width - 14} y={top + 35} anchor="end">
              {String(projects)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

function DetailsPanel() {
  const {label, say} = usePen();
  const tabs = tabsFor([label('details'), label('history')]);
  return (
    <>
      <Tabs x={382} y={124} items={tabs} open={label('details')} />
      <Text x={382} y={164} size={16} bold max={204}>
        {say({en: 'Digital Services', fr: 'Services numériques'})}
      </Text>
      <Fact x={382} y={178} width={96} name="Code">
        {selected.code}
      </Fact>
      <Fact x={486} y={178} width={96} name={label('status')}>
        {label('active')}
      </Fact>
      <Fact x={382} y={228} width={96} name="Parent">
        {selected.parent}
      </Fact>
      <Fact x={486} y={228} width={104} name={label('managers')}>
        {selected.manager}
      </Fact>
      <ButtonRow x={382} y={288} buttons={[{text: label('edit')}, {text: label('move')}]} />
      <ButtonRow x={382} y={326} buttons={[{text: label('archive')}]} />
    </>
  );
}

function OrganisationsScreen() {
  const {c} = usePen();
  return (
    <Window height={384} module="administration">
      <Toolbar />
      <Search />
      <Tree />
      <path d="M366.500 97V380" stroke={c('border')} />
      <DetailsPanel />
    </Window>
  );
}
