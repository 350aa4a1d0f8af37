import {defineFigure} from '../figure';
import {
  FilteredItems,
  FilterItems,
  FRAME_HEIGHT,
  OpenPortfolio,
  OpenProject,
  SignIn,
} from '../parts/general-first-steps';

export default defineFigure({
  height: FRAME_HEIGHT,
  frames: [
    {
      caption: {
        en: 'Telescope asks for an e-mail address and a password: enter them, then select Sign in.',
        fr: 'Telescope demande une adresse e-mail et un mot de passe : saisissez-les, puis sélectionnez Se connecter.',
      },
      draw: SignIn,
    },
    {
      caption: {
        en: 'In the menu of Projects, on the left, select Portfolio to list the projects that Tom may read.',
        fr: 'Dans le menu de Projets, à gauche, sélectionnez Portefeuille pour afficher les projets que Tom peut lire.',
      },
      draw: OpenPortfolio,
    },
    {
      caption: {
        en: 'Select the row of TICKET, which shows Active, Amber and 35%, to open the project on Overview.',
        fr: 'Sélectionnez la ligne de TICKET, qui indique Actif, Orange et 35 %, pour ouvrir le projet sur Vue d’ensemble.',
      },
      draw: OpenProject,
    },
    {
      caption: {
        en: 'On the Items tab, select Filter, then My items, to keep only the items that Tom owns.',
        fr: 'Dans l’onglet Éléments, sélectionnez Filtrer, puis Mes éléments, pour garder les seuls éléments dont Tom est responsable.',
      },
      draw: FilterItems,
    },
    {
      caption: {
        en: 'Select ACT-203, due on 30 May 2025 and marked Overdue: the Details panel opens on the right.',
        fr: 'Sélectionnez ACT-203, à échéance du 30 mai 2025 et marquée En retard : le panneau Détails s’ouvre à droite.',
      },
      draw: () => <FilteredItems progress={60} />,
    },
    {
      caption: {
        en: 'In Progress, enter 80 in place of 60, then select Save: the list now shows 80%.',
        fr: 'Dans Avancement, saisissez 80 à la place de 60, puis sélectionnez Enregistrer : la liste affiche désormais 80 %.',
      },
      draw: () => <FilteredItems progress={80} saving />,
    },
  ],
});
