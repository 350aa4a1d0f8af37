import {
  Checkbox,
  defineFigure,
  Fields,
  type FigureText,
  label,
  Milestone,
  Rect,
  Text,
  textOf,
  type Translations,
} from '@guide/figures/kit';
import {names, period} from '../parts/roadmap';
import {DIALOG, Dialog, Segments} from '../parts/roadmap-dialogs';

const pageSize: Translations = {en: 'A3, landscape', fr: 'A3, paysage'};

const landscape: Translations = {en: 'Landscape', fr: 'Paysage'};
const orientations = [landscape, {en: 'Portrait', fr: 'Portrait'}];

const HEIGHT = 494;
const LEFT_WIDTH = 346;
const PREVIEW = {x: 416, y: 150, width: 148, height: 104};

export default defineFigure({height: HEIGHT, draw: ExportDialog});

function ExportDialog() {
  return (
    <Dialog height={HEIGHT} title={label('export')} action="download">
      <Choices />
      <path d={`M399.5 63V${HEIGHT - 73}`} stroke="border" />
      <PagePreview />
    </Dialog>
  );
}

function Choices() {
  const bounds = {x: DIALOG.left, width: LEFT_WIDTH};
  return (
    <>
      <Head y={89} text="Format" />
      <Segments {...bounds} y={98} options={['PNG', 'PDF', 'PPTX', 'XLSX', 'CSV']} chosen="PDF" />
      <Head y={156} text={{en: 'Period', fr: 'Période'}} />
      <Fields
        {...bounds}
        y={167}
        fields={[
          {label: label('start-date'), value: period.start},
          {label: label('end-date'), value: period.end},
        ]}
      />
      <Head y={247} text={{en: 'Groups', fr: 'Groupes'}} />
      <Groups y={257} />
      <Head y={303} text={{en: 'Page size', fr: 'Taille de page'}} />
      <Segments {...bounds} y={312} options={['A4', 'A3', 'A2', 'A1']} chosen="A3" />
      <Head y={367} text="Orientation" />
      <Segments {...bounds} y={376} options={orientations.map(textOf)} chosen={textOf(landscape)} />
    </>
  );
}

function Head({y, text}: {y: number; text: FigureText}) {
  return <Text x={DIALOG.left} y={y} bold maxWidth={LEFT_WIDTH} text={text} />;
}

function Groups({y}: {y: number}) {
  const groups = [
    {name: names.ticketing, x: 36, maxWidth: 82},
    {name: names.infrastructure, x: 146, maxWidth: 115},
    {name: names.data, x: 290, maxWidth: 66},
  ];
  return groups.map(({name, x, maxWidth}) => (
    <g key={name.en}>
      <Checkbox x={x} y={y} ticked />
      <Text x={x + 25} y={y + 14} maxWidth={maxWidth} text={name} />
    </g>
  ));
}

function PagePreview() {
  const {x, y, width, height} = PREVIEW;
  const bars = [
    [14, 40],
    [58, 44],
    [14, 96],
    [46, 52],
  ] as const;
  return (
    <>
      <Text x={x + width / 2} y={y - 16} muted anchor="middle" text={label('preview')} />
      <rect x={x + 4} y={y + 4} width={width} height={height} rx={2} fill="border" />
      <Rect x={x} y={y} width={width} height={height} radius={2} />
      <rect x={x + 14} y={y + 12} width={64} height={6} rx={3} fill="text-muted" />
      {bars.map(([left, length], index) => {
        const bounds = {x: x + left, y: y + 30 + index * 14, width: length, height: 8};
        return <rect key={index} {...bounds} rx={2} fill="accent-soft" stroke="accent" />;
      })}
      <g transform={`translate(${x + 116} ${y + 42}) scale(.5)`}>
        <Milestone x={0} y={-26} />
      </g>
      <rect x={x + 14} y={y + 90} width={40} height={4} rx={2} fill="border-strong" />
      <rect x={x + 110} y={y + 90} width={24} height={4} rx={2} fill="border-strong" />
      <Text
        x={x + width / 2}
        y={y + height + 30}
        anchor="middle"
        maxWidth={width}
        text={pageSize}
      />
    </>
  );
}
