import {defineFigure} from '../figure';
import {Arrow, Box, Panel, Text, usePen, type Words} from '../kit';
import {Plate, steps} from '../parts/core-lift';

const HEIGHT = 446;
const WIDE = 160;
const TALL = 92;
const columns = [24, 220, 416] as const;
const tops = [100, 248] as const;

const notes: Words[] = [
  {en: 'Name, project, target', fr: 'Nom, projet, cible'},
  {en: 'First rows, types', fr: 'Premières lignes, types'},
  {en: 'Columns to fields', fr: 'Des colonnes aux champs'},
  {en: 'Rules, blocking threshold', fr: 'Règles, seuil de blocage'},
  {en: 'Checks all, writes nothing', fr: 'Contrôle tout, n’écrit rien'},
  {en: 'Writes the records', fr: 'Écrit les enregistrements'},
];

export default defineFigure({height: HEIGHT, draw: () => <LiftFlow />});

function LiftFlow() {
  const {label, say} = usePen();
  const [left, middle, right] = columns;
  const [upper, lower] = tops;
  const centre = WIDE / 2;
  return (
    <>
      <Box
        x={left}
        y={12}
        width={WIDE}
        height={50}
        title={say({en: 'File or connector', fr: 'Fichier ou connecteur'})}
        tone="muted"
      />
      <Text x={right + WIDE} y={42} size={14} colour="text-muted" anchor="end" max={384}>
        {[label('lift'), label('datasets'), label('new-dataset')].join(' › ')}
      </Text>
      <Panel x={left - 14} y={lower - 30} width={middle + WIDE - left + 28} height={164} raised />
      <Text x={left} y={lower + TALL + 28} size={14} colour="accent" bold max={368}>
        {say({en: 'Quality check before the import', fr: 'Contrôle qualité avant l’import'})}
      </Text>
      {steps.map((step, index) => (
        <Step key={step} index={index} />
      ))}
      <Arrow
        points={[
          [left + centre, 64],
          [left + centre, upper - 4],
        ]}
      />
      <Arrow
        points={[
          [left + WIDE + 2, upper + 52],
          [middle - 4, upper + 52],
        ]}
      />
      <Arrow
        points={[
          [middle + WIDE + 2, upper + 52],
          [right - 4, upper + 52],
        ]}
      />
      <Arrow
        points={[
          [right + centre, upper + TALL + 2],
          [right + centre, upper + TALL + 16],
          [left + centre, upper + TALL + 16],
          [left + centre, lower - 4],
        ]}
      />
      <Arrow
        points={[
          [left + WIDE + 2, lower + 52],
          [middle - 4, lower + 52],
        ]}
      />
      <Arrow
        points={[
          [middle + WIDE + 2, lower + 52],
          [right - 4, lower + 52],
        ]}
      />
      <Arrow
        points={[
          [right + centre, lower + TALL + 2],
          [right + centre, HEIGHT - 68],
        ]}
      />
      <Box
        x={right}
        y={HEIGHT - 64}
        width={WIDE}
        height={50}
        title={say({en: 'Imported records', fr: 'Enregistrements importés'})}
        tone="success"
      />
    </>
  );
}

function Step({index}: {index: number}) {
  const {c, label, say} = usePen();
  const x = columns[index % 3]!;
  const y = tops[index < 3 ? 0 : 1];
  const isCheck = index === 3 || index === 4;
  return (
    <>
      <Plate
        place={{x, y, width: WIDE, height: TALL}}
        radius={8}
        fill={isCheck ? 'accent-soft' : 'surface'}
        stroke={isCheck ? 'accent' : 'border-strong'}
      />
      <circle cx={x + 26} cy={y} r={13} fill={c('accent')} stroke={c('surface')} strokeWidth={2} />
      <Text x={x + 26} y={y + 5} size={14} bold anchor="middle" colour="surface">
        {String(index + 1)}
      </Text>
      <Text x={x + 13} y={y + 36} bold max={WIDE - 22}>
        {label(steps[index]!)}
      </Text>
      <Text
        x={x + 13}
        y={y + 57}
        size={14}
        colour={isCheck ? 'text' : 'text-muted'}
        max={WIDE - 24}
        wrapped
      >
        {say(notes[index]!)}
      </Text>
    </>
  );
}
