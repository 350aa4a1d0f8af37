import {Arrow, Box, Caption, defineFigure, type FigureText, Marker, Text} from '@guide/figures/kit';
import {Area, Card, Cross} from '../parts/api';

const texts = {
  received: {en: 'What the application receives', fr: 'Ce que l’application reçoit'},
  permission: {
    en: 'API permission, no access yet',
    fr: 'Permission d’API, aucun accès encore',
  },
  adminConsent: {en: 'Admin consent', fr: 'Consentement'},
  consentFrom: {en: 'from an Entra administrator', fr: 'de l’administrateur Entra'},
  siteAccess: {
    en: 'on one site, from a SharePoint administrator',
    fr: 'sur un site, d’un administrateur SharePoint',
  },
  chosenSite: {en: 'The chosen site', fr: 'Le site choisi'},
  others: {en: 'Other sites', fr: 'Les autres sites'},
  noAccess: {en: 'no access', fr: 'aucun accès'},
  readOnly: {en: 'read only', fr: 'en lecture seule'},
};

const columns = [28, 218, 408] as const;
const CARD_WIDTH = 164;
const stepRow = {y: 60, height: 110};
const result = {x: 12, y: 220, width: 576, height: 178};
const site = {x: 376, width: 196, height: 52};

export default defineFigure({height: 410, draw: SharepointOnlineAccess});

function SharepointOnlineAccess() {
  const centreY = stepRow.y + stepRow.height / 2;
  return (
    <>
      <Area x={12} y={12} width={576} height={174} title={texts.received} />
      <Step index={0} title="Sites.Selected" isCode text={texts.permission} />
      <Step index={1} title={texts.adminConsent} text={texts.consentFrom} />
      <Step index={2} title="read" isCode text={texts.siteAccess} />
      <Arrow d={`M${columns[0] + CARD_WIDTH + 3} ${centreY}H${columns[1] - 3}`} />
      <Arrow d={`M${columns[1] + CARD_WIDTH + 3} ${centreY}H${columns[2] - 3}`} />
      <Arrow d={`M${columns[2] + CARD_WIDTH / 2} 188V216`} colour="accent" />
      <Result />
    </>
  );
}

function Step({
  index,
  title,
  isCode = false,
  text,
}: {
  index: 0 | 1 | 2;
  title: FigureText;
  isCode?: boolean;
  text: FigureText;
}) {
  const x = columns[index];
  const isLast = index === 2;
  const colours = isLast ? ({fill: 'accent-soft', stroke: 'accent'} as const) : {};
  const titleProps = {x: x + 12, y: stepRow.y + 34, bold: true, maxWidth: CARD_WIDTH - 20};
  const noteProps = {x: x + 12, y: stepRow.y + 55, maxWidth: CARD_WIDTH - 18};
  return (
    <>
      <Card x={x} width={CARD_WIDTH} {...stepRow} {...colours} />
      <Marker x={x + 22} y={stepRow.y} number={index + 1} />
      <Text {...titleProps} size={isCode ? 14 : 15} code={isCode} text={title} />
      <Text {...noteProps} muted={!isLast} wrapped text={text} />
    </>
  );
}

function Result() {
  const [first, second] = [result.y + 46, result.y + 110];
  const height = second - first + site.height;
  const refused = {stroke: 'border-strong', strokeWidth: 2, strokeDasharray: '5 4'};
  return (
    <Area {...result} title={{en: 'What it can then read', fr: 'Ce qu’elle peut alors lire'}}>
      <Box
        x={28}
        y={first}
        width={CARD_WIDTH}
        height={height}
        title="Application"
        note="telescope-lift"
      />
      <Box {...site} y={first} title={texts.chosenSite} note={texts.readOnly} tone="success" />
      <Box {...site} y={second} title={texts.others} note={texts.noAccess} tone="muted" dashed />
      <Arrow d={`M${28 + CARD_WIDTH + 2} ${first + 26}H${site.x - 4}`} colour="success" />
      <Caption x={284} y={first + 18} text={{en: 'reads', fr: 'lit'}} />
      <path d={`M${28 + CARD_WIDTH + 4} ${second + 26}H${site.x - 4}`} {...refused} />
      <Cross x={284} y={second + 26} />
    </Area>
  );
}
