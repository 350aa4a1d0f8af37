import {
  Arrow,
  Box,
  Caption,
  defineFigure,
  type FigureText,
  label,
  Text,
  type Translations,
  wrap,
} from '@guide/figures/kit';

const cancelReview: Translations = {en: 'Cancel the review', fr: 'Annuler la revue'};

export default defineFigure({height: 252, draw: ReviewLifeCycle});

function ReviewLifeCycle() {
  return (
    <>
      <Box x={16} y={56} width={116} height={60} title={label('planned')} />
      <Box x={242} y={56} width={116} height={60} title={label('held')} />
      <Box x={468} y={56} width={116} height={60} title={label('published')} tone="accent" />
      <Box x={16} y={178} width={116} height={60} title={label('cancelled')} tone="muted" dashed />
      <Arrow d="M134 86H238" />
      <Arrow d="M360 86H464" />
      <Arrow d="M526 118V162H300V120" />
      <Arrow d="M74 118V174" dashed />
      <ArrowLabel x={187} text={label('mark-as-held')} />
      <ArrowLabel x={413} text={label('publish-minutes')} />
      <Caption x={413} y={184} text={label('create-revision')} />
      <Text muted x={86} y={151} text={cancelReview} />
    </>
  );
}

function ArrowLabel({x, text}: {x: number; text: FigureText}) {
  const maxWidth = 106;
  const lines = wrap(text, maxWidth, 14).length;
  return <Caption x={x} y={93.5 - lines * 17.5} maxWidth={maxWidth} text={text} />;
}
