import assessment from '../content/assessment.json' with { type: 'json' };
import assessmentPage from '../content/assessmentPage.json' with { type: 'json' };
import calls from '../content/calls.json' with { type: 'json' };
import cases from '../content/cases.json' with { type: 'json' };
import claims from '../content/claims.json' with { type: 'json' };
import coach from '../content/coach.json' with { type: 'json' };
import coaching from '../content/coaching.json' with { type: 'json' };
import commitments from '../content/commitments.json' with { type: 'json' };
import dinner from '../content/dinner.json' with { type: 'json' };
import events from '../content/events.json' with { type: 'json' };
import executiveCoaching from '../content/executiveCoaching.json' with { type: 'json' };
import guide from '../content/guide.json' with { type: 'json' };
import labels from '../content/labels.json' with { type: 'json' };
import launchKit from '../content/launchKit.json' with { type: 'json' };
import leadershipPilot from '../content/leadershipPilot.json' with { type: 'json' };
import modules from '../content/modules.json' with { type: 'json' };
import offers from '../content/offers.json' with { type: 'json' };
import pages from '../content/pages.json' with { type: 'json' };
import podcast from '../content/podcast.json' with { type: 'json' };
import press from '../content/press.json' with { type: 'json' };
import quantumShift from '../content/quantumShift.json' with { type: 'json' };
import quiz from '../content/quiz.json' with { type: 'json' };
import quizPage from '../content/quizPage.json' with { type: 'json' };
import services from '../content/services.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import testimonials from '../content/testimonials.json' with { type: 'json' };
import videos from '../content/videos.json' with { type: 'json' };
import { paths } from '../paths.ts';
import { computed } from './computed.ts';
import { readContent } from './read-content.ts';
import { schemas } from './schemas.ts';

const files = {
  assessment,
  assessmentPage,
  calls,
  cases,
  claims,
  coach,
  coaching,
  commitments,
  dinner,
  events,
  executiveCoaching,
  guide,
  labels,
  launchKit,
  leadershipPilot,
  modules,
  offers,
  pages,
  podcast,
  press,
  quantumShift,
  quiz,
  quizPage,
  services,
  site,
  testimonials,
  videos,
};

/** All words and facts of the site, by the name of their file in `src/content`. */
export const content = readContent(files, schemas, { paths, computed });
