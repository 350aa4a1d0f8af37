import {defineFigure} from '../figure';
import {Checkbox, Field, Milestone, Text, usePen} from '../kit';
import {names, period} from '../parts/roadmap';
import {Dialog, DIALOG, Segments} from '../parts/roadmap-dialogs';

const HEIGHT = 432;
const LEFT_WIDTH = 346;
const PREVIEW = {x: 416, y: 150, width: 148, height: 104};

export default defineFigure({height: HEIGHT, draw: () => <ExportDialog />});

function ExportDialog() {
  const {c, label} = usePen();
  return (
    <Dialog height={HEIGHT} title={label('export')} action="download">
      <Choices />
      <path d={`M399.5 63V${HEIGHT - 73}`} stroke={c('border')} />
      <PagePreview />
    </Dialog>
  );
}

function Choices() {
  const {label, say} = usePen();
  const field = (LEFT_WIDTH - 12) / 2;
  return (
    <>
      <Head y={89}>{say({en: 'Format', fr: 'Format'})}</Head>
      <Segments
        x={DIALOG.left}
        y={98}
        width={LEFT_WIDTH}
        options={['PNG', 'PDF', 'PPTX', 'XLSX', 'CSV']}
        chosen="PDF"
      />
      <Head y={156}>{say({en: 'Period', fr: 'Période'})}</Head>
      <Field
        x={DIALOG.left}
        y={167}
        width={field}
        label={label('start-date')}
        value={say(period.start)}
      />
      <Field
        x={DIALOG.left + field + 12}
        y={167}
        width={field}
        label={label('end-date')}
        value={say(period.end)}
      />
      <Head y={247}>{say({en: 'Groups', fr: 'Groupes'})}</Head>
      <Groups y={257} />
      <Head y={303}>{say({en: 'Page size', fr: 'Taille de page'})}</Head>
      <Segments
        x={DIALOG.left}
        y={312}
        width={LEFT_WIDTH}
        options={['A4', 'A3', 'A2', 'A1']}
        chosen="A3"
      />
    </>
  );
}

function Head({y, children}: {y: number; children: string}) {
  return (
    <Text x={DIALOG.left} y={y} size={14} bold max={LEFT_WIDTH}>
      {children}
    </Text>
  );
}

function Groups({y}: {y: number}) {
  const {say} = usePen();
  const groups = [
    {name: names.ticketing, x: 36, max: 82},
    {name: names.infrastructure, x: 146, max: 115},
    {name: names.data, x: 290, max: 66},
  ];
  return (
    <>
      {groups.map(({name, x, max}) => (
        <g key={name.en}>
          <Checkbox x={x} y={y} ticked />
          <Text x={x + 25} y={y + 14} size={14} max={max}>
            {say(name)}
          </Text>
        </g>
      ))}
    </>
  );
}

function PagePreview() {
  const {c, label, say} = usePen();
  const {x, y, width, height} = PREVIEW;
  const bars = [
    [14, 40],
    [58, 44],
    [14, 96],
    [46, 52],
  ] as const;
  return (
    <>
      <Text x={x + width / 2} y={y - 16} size={14} colour="text-muted" anchor="middle">
        {label('preview')}
      </Text>
      <rect x={x + 4} y={y + 4} width={width} height={height} rx={2} fill={c('border')} />
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx={2}
        fill={c('surface')}
        stroke={c('border-strong')}
      />
      <rect x={x + 14} y={y + 12} width={64} height={6} rx={3} fill={c('text-muted')} />
      {bars.map(([left, length], index) => (
        <rect
          key={index}
          x={x + left}
          y={y + 30 + index * 14}
          width={length}
          height={8}
          rx={2}
          fill={c('accent-soft')}
          stroke={c('accent')}
        />
      ))}
      <g transform={`translate(${x + 116} ${y + 42}) scale(.5)`}>
        <Milestone x={0} y={-26} />
      </g>
      <rect x={x + 14} y={y + 90} width={40} height={4} rx={2} fill={c('border-strong')} />
      <rect x={x + 110} y={y + 90} width={24} height={4} rx={2} fill={c('border-strong')} />
      <Text x={x + width / 2} y={y + height + 30} size={14} anchor="middle" max={width}>
        {say({en: 'A3, landscape', fr: 'A3, paysage'})}
      </Text>
    </>
  );
}
