import { launchQuestions } from '../../content/launch-kit.ts';
import type { PageName } from '../../content/pages.ts';
import { paths } from '../../paths.ts';
import { guideArticle, solutionServices, tierServices } from './consulting.ts';
import { ids } from './ids.ts';
import {
  dinnerEvent,
  launchKitService,
  mementoBrand,
  moduleList,
  momentoService,
  pilotService,
  summits,
} from './memento.ts';
import type { PageSubject } from './page-graph.ts';
import { coachingService, firstSessionService, podcast } from './quantum.ts';
import { questions } from './questions.ts';

/** What each page tells of, for search engines; a page that is not named here is a page, and no more. */
const SUBJECTS: Partial<Record<PageName, () => PageSubject>> = {
  home: () => ({ mainEntity: ids.organization() }),
  torque: () => ({ nodes: solutionServices() }),
  guide: () => ({ nodes: [guideArticle()] }),
  services: () => ({ nodes: [...tierServices(), ...solutionServices()], kind: 'CollectionPage' }),
  accelerator: () => ({ nodes: tierServices() }),
  about: () => ({ kind: 'AboutPage', mainEntity: ids.founder() }),
  contact: () => ({ kind: 'ContactPage', mainEntity: ids.organization() }),
  memento: () => ({ kind: 'CollectionPage' }),
  council: () => ({ nodes: [dinnerEvent()] }),
  events: () => ({ nodes: summits(), kind: 'CollectionPage' }),
  momento: () => ({ nodes: [momentoService()] }),
  leadershipPilot: () => ({ nodes: [pilotService()] }),
  platform: () => ({ nodes: [moduleList()], kind: 'CollectionPage' }),
  brand: () => ({ nodes: [mementoBrand()] }),
  creatorLaunch: () => ({ nodes: [launchKitService(), questions(paths.creatorLaunch, launchQuestions)] }),
  quantumShift: () => ({ nodes: [podcast(), firstSessionService()] }),
  coach: () => ({ nodes: [coachingService()] }),
  executiveCoaching: () => ({ nodes: [firstSessionService()] }),
};

/** What a page tells of. */
export function pageSubject(name: PageName): PageSubject {
  return SUBJECTS[name]?.() ?? {};
}
