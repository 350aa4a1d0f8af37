import {
  Arrow,
  Box,
  defineFigure,
  type FigureText,
  label,
  Panel,
  Text,
  type Translations,
} from '@guide/figures/kit';

const HEIGHT = 280;
const BOX_WIDTH = 116;
const BOX_HEIGHT = 60;
const VERSIONS_Y = 52;
const RUNS_Y = 170;
const LANE_HEIGHT = 114;

const current: Translations = {en: 'current', fr: 'courante'};
const dryRun: Translations = {en: 'dry run', fr: 'simulation'};
const versions: {name: string; run: string; kind: Translations}[] = [
  {name: 'v1', run: 'RUN-301', kind: dryRun},
  {name: 'v2', run: 'RUN-302', kind: {en: 'import', fr: 'import'}},
  {name: 'v3', run: 'RUN-303', kind: dryRun},
];

const runs: Translations = {
  en: 'Runs of DST-12: each records the version that it used',
  fr: 'Exécutions de DST-12 : chacune retient la version utilisée',
};

const leftOf = (index: number) => 28 + index * 214;

export default defineFigure({height: HEIGHT, draw: MappingVersions});

function MappingVersions() {
  return (
    <>
      <Lane y={12} titleY={38} title={`${label('mapping')} MAP-21`} />
      <Lane y={154} titleY={254} title={runs} />
      {versions.map(({name, run, kind}, index) => {
        const box = {x: leftOf(index), width: BOX_WIDTH, height: BOX_HEIGHT};
        return (
          <g key={name}>
            {index === 2 ? (
              <Box {...box} y={VERSIONS_Y} title={name} note={current} tone="accent" />
            ) : (
              <Box {...box} y={VERSIONS_Y} title={name} />
            )}
            <Box {...box} y={RUNS_Y} title={run} note={kind} />
            <Arrow
              d={`M${box.x + BOX_WIDTH / 2} ${RUNS_Y - 2}V${VERSIONS_Y + BOX_HEIGHT + 4}`}
              dashed
            />
            {index < 2 && <NextVersion x={box.x + BOX_WIDTH} />}
          </g>
        );
      })}
    </>
  );
}

function Lane({y, titleY, title}: {y: number; titleY: number; title: FigureText}) {
  return (
    <Panel x={12} y={y} width={576} height={LANE_HEIGHT} raised>
      <Text x={28} y={titleY} muted maxWidth={548} text={title} />
    </Panel>
  );
}

function NextVersion({x}: {x: number}) {
  const y = VERSIONS_Y + BOX_HEIGHT / 2;
  return (
    <>
      <Text x={x + 49} y={y - 8} anchor="middle" maxWidth={94} text={label('save')} />
      <Arrow d={`M${x + 4} ${y}H${x + 94}`} />
    </>
  );
}
