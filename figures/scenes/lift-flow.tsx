import {
  Arrow,
  Box,
  defineFigure,
  label,
  Marker,
  Panel,
  Text,
  type Translations,
} from '@guide/figures/kit';
import {ThickRect, steps} from '../parts/core-lift';

const texts = {
  source: {en: 'File or connector', fr: 'Fichier ou connecteur'},
  check: {en: 'Quality check before the import', fr: 'Contrôle qualité avant l’import'},
  records: {en: 'Imported records', fr: 'Enregistrements importés'},
};

const HEIGHT = 446;
const STEP_WIDTH = 160;
const STEP_HEIGHT = 92;
const columns = [24, 220, 416] as const;
const tops = [100, 248] as const;

const notes: Translations[] = [
  {en: 'Name, project, target', fr: 'Nom, projet, cible'},
  {en: 'First rows, types', fr: 'Premières lignes, types'},
  {en: 'Columns to fields', fr: 'Des colonnes aux champs'},
  {en: 'Rules, blocking threshold', fr: 'Règles, seuil de blocage'},
  {en: 'Checks all, writes nothing', fr: 'Contrôle tout, n’écrit rien'},
  {en: 'Writes the records', fr: 'Écrit les enregistrements'},
];

export default defineFigure({height: HEIGHT, draw: LiftFlow});

function LiftFlow() {
  const [left, middle, right] = columns;
  const [upper, lower] = tops;
  const centre = STEP_WIDTH / 2;
  const upperBottom = upper + STEP_HEIGHT;
  const end = {width: STEP_WIDTH, height: 50};
  const menuPath = ['lift', 'datasets', 'new-dataset'].map(label).join(' › ');
  return (
    <>
      <Box {...end} x={left} y={12} title={texts.source} tone="muted" />
      <Text x={right + STEP_WIDTH} y={42} muted anchor="end" maxWidth={384} text={menuPath} />
      <Panel
        x={left - 14}
        y={lower - 30}
        width={middle + STEP_WIDTH - left + 28}
        height={164}
        raised
      />
      <Text
        x={left}
        y={lower + STEP_HEIGHT + 28}
        colour="accent"
        bold
        maxWidth={368}
        text={texts.check}
      />
      {steps.map((step, index) => (
        <Step key={step} index={index} />
      ))}
      <Arrow d={`M${left + centre} 64V${upper - 4}`} />
      {[upper + 52, lower + 52].map((y) => (
        <g key={y}>
          <Arrow d={`M${left + STEP_WIDTH + 2} ${y}H${middle - 4}`} />
          <Arrow d={`M${middle + STEP_WIDTH + 2} ${y}H${right - 4}`} />
        </g>
      ))}
      <Arrow
        d={`M${right + centre} ${upperBottom + 2}V${upperBottom + 16}H${left + centre}V${lower - 4}`}
      />
      <Arrow d={`M${right + centre} ${lower + STEP_HEIGHT + 2}V${HEIGHT - 68}`} />
      <Box {...end} x={right} y={HEIGHT - 64} title={texts.records} tone="success" />
    </>
  );
}

function Step({index}: {index: number}) {
  const x = columns[index % 3]!;
  const y = tops[index < 3 ? 0 : 1];
  const isCheck = index === 3 || index === 4;
  const bounds = {x, y, width: STEP_WIDTH, height: STEP_HEIGHT};
  const colours = isCheck ? ({fill: 'accent-soft', stroke: 'accent'} as const) : {};
  return (
    <>
      <ThickRect {...bounds} radius={8} {...colours} />
      <Marker x={x + 26} y={y} number={index + 1} accent />
      <Text
        x={x + 13}
        y={y + 36}
        size={15}
        bold
        maxWidth={STEP_WIDTH - 22}
        text={label(steps[index]!)}
      />
      <Text
        x={x + 13}
        y={y + 57}
        muted={!isCheck}
        maxWidth={STEP_WIDTH - 24}
        wrapped
        text={notes[index]!}
      />
    </>
  );
}
