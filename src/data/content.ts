import assessment from '../content/assessment.json';
import assessmentPage from '../content/assessmentPage.json';
import calls from '../content/calls.json';
import cases from '../content/cases.json';
import claims from '../content/claims.json';
import coach from '../content/coach.json';
import coaching from '../content/coaching.json';
import commitments from '../content/commitments.json';
import dinner from '../content/dinner.json';
import events from '../content/events.json';
import executiveCoaching from '../content/executiveCoaching.json';
import guide from '../content/guide.json';
import labels from '../content/labels.json';
import launchKit from '../content/launchKit.json';
import leadershipPilot from '../content/leadershipPilot.json';
import modules from '../content/modules.json';
import offers from '../content/offers.json';
import pages from '../content/pages.json';
import podcast from '../content/podcast.json';
import press from '../content/press.json';
import quantumShift from '../content/quantumShift.json';
import quiz from '../content/quiz.json';
import quizPage from '../content/quizPage.json';
import services from '../content/services.json';
import site from '../content/site.json';
import testimonials from '../content/testimonials.json';
import videos from '../content/videos.json';
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
