import {
  Arrow,
  Badge,
  Box,
  defineFigure,
  type FigureText,
  label,
  longDate,
  Panel,
  type Position,
  Text,
  timeScale,
} from '@guide/figures/kit';

const texts = {
  late: {en: '14 days late', fr: '14 jours de retard'},
  mobilityDataHub: {en: 'Mobility data hub', fr: 'Plateforme de données mobilité'},
  contactlessTicketing: {en: 'Contactless ticketing', fr: 'Billettique sans contact'},
  passengerCountsFeed: {en: 'Passenger counts feed', fr: 'Flux de comptage des voyageurs'},
};

export default defineFigure({height: 344, draw: DependencyMap});

const project = {y: 42, width: 176, height: 92};
const CENTRE_X = 300;

function DependencyMap() {
  return (
    <>
      <Project x={16} side={label('provider')} code="DATAH" name={texts.mobilityDataHub} />
      <Project x={408} side={label('consumer')} code="TICKET" name={texts.contactlessTicketing} />
      <Deliverable />
      <Dates />
    </>
  );
}

function Project({x, side, code, name}: {x: number; side: string; code: string; name: FigureText}) {
  return (
    <>
      <Text x={x + project.width / 2} y={28} muted anchor="middle" text={side} />
      <Box {...project} x={x} title={code} note={name} />
    </>
  );
}

function Deliverable() {
  return (
    <>
      <Text x={CENTRE_X} y={48} size={15} bold anchor="middle" text="DEP-61" />
      <Text
        x={CENTRE_X}
        y={67}
        anchor="middle"
        maxWidth={190}
        wrapped
        text={texts.passengerCountsFeed}
      />
      <Arrow d="M196 100H404" colour="accent" />
      <Badge x={CENTRE_X} anchor="middle" y={110} tone="accent" text={label('accepted')} />
    </>
  );
}

function Dates() {
  const xOf = timeScale('2025-08-24', '2025-09-23', 40, 520);
  const [needed, promised, line] = [xOf('2025-09-01'), xOf('2025-09-15'), 264];
  return (
    <>
      <Panel x={16} y={162} width={568} height={166} raised />
      <path d={`M40 ${line}H560`} stroke="border-strong" strokeWidth={2} />
      <path d={`M${needed} ${line}H${promised}`} stroke="danger" strokeWidth={4} />
      <Day x={needed} y={line} name={label('needed-by')} text={longDate('2025-09-01')} />
      <Day x={promised} y={line} name={label('promised-for')} late text={longDate('2025-09-15')} />
      <Text
        x={CENTRE_X}
        y={line - 14}
        colour="danger"
        anchor="middle"
        maxWidth={200}
        text={texts.late}
      />
      <Badge x={CENTRE_X} anchor="middle" y={line + 20} tone="danger" text={label('at-risk')} />
    </>
  );
}

function Day({
  x,
  y,
  name,
  late = false,
  text,
}: Position & {name: FigureText; late?: boolean; text: FigureText}) {
  const [fill, stroke] = late ? ['danger', 'danger'] : ['surface', 'text-muted'];
  return (
    <>
      <Text x={x} y={y - 68} muted anchor="middle" text={name} />
      <Text x={x} y={y - 48} size={15} bold anchor="middle" maxWidth={190} text={text} />
      <path d={`M${x} ${y - 38}V${y}`} stroke="border-strong" strokeWidth={1.5} />
      <circle cx={x} cy={y} r={7} fill={fill} stroke={stroke} strokeWidth={2} />
    </>
  );
}
