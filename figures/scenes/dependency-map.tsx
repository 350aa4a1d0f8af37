import {defineFigure} from '../figure';
import {Arrow, Badge, Box, Panel, Text, timeScale, usePen, widthFor} from '../kit';

export default defineFigure({height: 344, draw: () => <DependencyMap />});

const project = {y: 42, width: 176, height: 92};
const DEPENDENCY = 'DEP-61';
const MIDDLE = 300;

function DependencyMap() {
  const {label, say} = usePen();
  return (
    <>
      <Project
        x={16}
        side={label('provider')}
        code="DATAH"
        name={say({en: 'Mobility data hub', fr: 'Plateforme de données mobilité'})}
      />
      <Project
        x={408}
        side={label('consumer')}
        code="TICKET"
        name={say({en: 'Contactless ticketing', fr: 'Billettique sans contact'})}
      />
      <Deliverable />
      <Dates />
    </>
  );
}

function Project({x, side, code, name}: {x: number; side: string; code: string; name: string}) {
  return (
    <>
      <Text x={x + project.width / 2} y={28} size={14} colour="text-muted" anchor="middle">
        {side}
      </Text>
      <Box {...project} x={x} title={code} note={name} />
    </>
  );
}

function Deliverable() {
  const {label, say} = usePen();
  const accepted = label('accepted');
  return (
    <>
      <Text x={MIDDLE} y={48} bold anchor="middle">
        {DEPENDENCY}
      </Text>
      <Text x={MIDDLE} y={67} size={14} anchor="middle" max={190} wrapped>
        {say({en: 'Passenger counts feed', fr: 'Flux de comptage des voyageurs'})}
      </Text>
      <Arrow
        points={[
          [196, 100],
          [404, 100],
        ]}
        colour="accent"
      />
      <Badge x={MIDDLE - widthFor(accepted, 14, 9) / 2} y={110} tone="accent">
        {accepted}
      </Badge>
    </>
  );
}

function Dates() {
  const {c, label, say} = usePen();
  const placeOf = timeScale('2025-08-24', '2025-09-23', 40, 520);
  const [needed, promised, line] = [placeOf('2025-09-01'), placeOf('2025-09-15'), 264];
  const atRisk = label('at-risk');
  return (
    <>
      <Panel x={16} y={162} width={568} height={166} raised />
      <path d={`M40 ${line}H560`} stroke={c('border-strong')} strokeWidth={2} />
      <path d={`M${needed} ${line}H${promised}`} stroke={c('danger')} strokeWidth={4} />
      <Day x={needed} y={line} name={label('needed-by')}>
        {say({en: '1 September 2025', fr: '1er septembre 2025'})}
      </Day>
      <Day x={promised} y={line} name={label('promised-for')} late>
        {say({en: '15 September 2025', fr: '15 septembre 2025'})}
      </Day>
      <Text x={MIDDLE} y={line - 14} size={14} colour="danger" anchor="middle" max={200}>
        {say({en: '14 days late', fr: '14 jours de retard'})}
      </Text>
      <Badge x={MIDDLE - widthFor(atRisk, 14, 9) / 2} y={line + 20} tone="danger">
        {atRisk}
      </Badge>
    </>
  );
}

/** A day on the line of dates, its words above. */
function Day({
  x,
  y,
  name,
  late = false,
  children,
}: {
  x: number;
  y: number;
  name: string;
  late?: boolean;
  children: string;
}) {
  const {c} = usePen();
  return (
    <>
      <Text x={x} y={y - 68} size={14} colour="text-muted" anchor="middle">
        {name}
      </Text>
      <Text x={x} y={y - 48} bold anchor="middle" max={190}>
        {children}
      </Text>
      <path d={`M${x} ${y - 38}V${y}`} stroke={c('border-strong')} strokeWidth={1.5} />
      <circle
        cx={x}
        cy={y}
        r={7}
        fill={c(late ? 'danger' : 'surface')}
        stroke={c(late ? 'danger' : 'text-muted')}
        strokeWidth={2}
      />
    </>
  );
}
