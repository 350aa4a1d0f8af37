import {defineFigure} from '../figure';
import {Arrow, Box, Caption, Marker, Text, usePen} from '../kit';
import {Across, Area, Card, Code, Cross} from '../parts/api';

const columns = [28, 218, 408] as const;
const WIDE = 164;
const stepRow = {y: 60, height: 110};
const result = {x: 12, y: 220, width: 576, height: 178};
const site = {x: 376, width: 196, height: 52};

export default defineFigure({height: 410, draw: () => <SharepointOnlineAccess />});

function SharepointOnlineAccess() {
  const {say} = usePen();
  return (
    <>
      <Area
        x={12}
        y={12}
        width={576}
        height={174}
        title={say({
          en: 'What the application receives',
          fr: 'Ce que l’application reçoit',
        })}
      />
      <Step index={0} title="Sites.Selected" isCode>
        {say({en: 'API permission, no access yet', fr: 'Permission d’API, aucun accès encore'})}
      </Step>
      <Step index={1} title={say({en: 'Admin consent', fr: 'Consentement'})}>
        {say({en: 'from an Entra administrator', fr: 'de l’administrateur Entra'})}
      </Step>
      <Step index={2} title="read" isCode>
        {say({
          en: 'on one site, from a SharePoint administrator',
          fr: 'sur un site, d’un administrateur SharePoint',
        })}
      </Step>
      <Across from={columns[0] + WIDE + 3} to={columns[1] - 3} y={stepRow.y + stepRow.height / 2} />
      <Across from={columns[1] + WIDE + 3} to={columns[2] - 3} y={stepRow.y + stepRow.height / 2} />
      <Arrow
        points={[
          [columns[2] + WIDE / 2, 188],
          [columns[2] + WIDE / 2, 216],
        ]}
        colour="accent"
      />
      <Result />
    </>
  );
}

function Step({
  index,
  title,
  isCode = false,
  children,
}: {
  index: 0 | 1 | 2;
  title: string;
  isCode?: boolean;
  children: string;
}) {
  const x = columns[index];
  const isLast = index === 2;
  return (
    <>
      <Card
        x={x}
        width={WIDE}
        {...stepRow}
        fill={isLast ? 'accent-soft' : 'surface'}
        stroke={isLast ? 'accent' : 'border-strong'}
      />
      <Marker x={x + 22} y={stepRow.y}>
        {index + 1}
      </Marker>
      {isCode ? (
        <Code text={title} x={x + 12} y={stepRow.y + 34} bold max={WIDE - 20} />
      ) : (
        <Text x={x + 12} y={stepRow.y + 34} bold max={WIDE - 20}>
          {title}
        </Text>
      )}
      <Text
        x={x + 12}
        y={stepRow.y + 55}
        size={14}
        colour={isLast ? 'text' : 'text-muted'}
        max={WIDE - 18}
        wrapped
      >
        {children}
      </Text>
    </>
  );
}

function Result() {
  const {c, say} = usePen();
  const [first, second] = [result.y + 46, result.y + 110];
  return (
    <Area {...result} title={say({en: 'What it can then read', fr: 'Ce qu’elle peut alors lire'})}>
      <Box
        x={28}
        y={first}
        width={WIDE}
        height={second - first + site.height}
        title="Application"
        note="telescope-lift"
      />
      <Box
        {...site}
        y={first}
        title={say({en: 'The chosen site', fr: 'Le site choisi'})}
        note={say({en: 'read only', fr: 'en lecture seule'})}
        tone="success"
      />
      <Box
        {...site}
        y={second}
        title={say({en: 'Other sites', fr: 'Les autres sites'})}
        note={say({en: 'no access', fr: 'aucun accès'})}
        tone="muted"
        dashed
      />
      <Across from={28 + WIDE + 2} to={site.x - 4} y={first + 26} colour="success" />
      <Caption x={284} y={first + 18}>
        {say({en: 'reads', fr: 'lit'})}
      </Caption>
      <path
        d={`M${28 + WIDE + 4} ${second + 26}H${site.x - 4}`}
        stroke={c('border-strong')}
        strokeWidth={2}
        strokeDasharray="5 4"
      />
      <Cross x={284} y={second + 26} />
    </Area>
  );
}
