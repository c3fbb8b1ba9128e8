import about from '../content/about.json';
import accelerator from '../content/accelerator.json';
import assessment from '../content/assessment.json';
import blog from '../content/blog.json';
import calls from '../content/calls.json';
import cases from '../content/cases.json';
import claims from '../content/claims.json';
import coaching from '../content/coaching.json';
import commitments from '../content/commitments.json';
import contact from '../content/contact.json';
import dinner from '../content/dinner.json';
import events from '../content/events.json';
import guide from '../content/guide.json';
import home from '../content/home.json';
import labels from '../content/labels.json';
import launchKit from '../content/launchKit.json';
import leadershipPilot from '../content/leadershipPilot.json';
import modules from '../content/modules.json';
import notFound from '../content/notFound.json';
import offers from '../content/offers.json';
import pages from '../content/pages.json';
import press from '../content/press.json';
import quiz from '../content/quiz.json';
import services from '../content/services.json';
import site from '../content/site.json';
import testimonials from '../content/testimonials.json';
import torque from '../content/torque.json';
import videos from '../content/videos.json';
import { paths } from '../paths.ts';
import { readContent } from './read-content.ts';
import { schemas } from './schemas.ts';

const files = {
  about,
  accelerator,
  assessment,
  blog,
  calls,
  cases,
  claims,
  coaching,
  commitments,
  contact,
  dinner,
  events,
  guide,
  home,
  labels,
  launchKit,
  leadershipPilot,
  modules,
  notFound,
  offers,
  pages,
  press,
  quiz,
  services,
  site,
  testimonials,
  torque,
  videos,
};

/** All words and facts of the site, by the name of their file in `src/content`. */
export const content = readContent(files, schemas, { paths });
