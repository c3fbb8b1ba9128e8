import about from '../content/about.json' with { type: 'json' };
import accelerator from '../content/accelerator.json' with { type: 'json' };
import assessment from '../content/assessment.json' with { type: 'json' };
import assessmentPage from '../content/assessmentPage.json' with { type: 'json' };
import blog from '../content/blog.json' with { type: 'json' };
import brand from '../content/brand.json' with { type: 'json' };
import calls from '../content/calls.json' with { type: 'json' };
import cases from '../content/cases.json' with { type: 'json' };
import claims from '../content/claims.json' with { type: 'json' };
import coach from '../content/coach.json' with { type: 'json' };
import coaching from '../content/coaching.json' with { type: 'json' };
import commitments from '../content/commitments.json' with { type: 'json' };
import contact from '../content/contact.json' with { type: 'json' };
import dashboard from '../content/dashboard.json' with { type: 'json' };
import dashboardData from '../content/dashboardData.json' with { type: 'json' };
import dinner from '../content/dinner.json' with { type: 'json' };
import dinnerPage from '../content/dinnerPage.json' with { type: 'json' };
import embeds from '../content/embeds.json' with { type: 'json' };
import events from '../content/events.json' with { type: 'json' };
import eventsPage from '../content/eventsPage.json' with { type: 'json' };
import executiveCoaching from '../content/executiveCoaching.json' with { type: 'json' };
import forms from '../content/forms.json' with { type: 'json' };
import guide from '../content/guide.json' with { type: 'json' };
import home from '../content/home.json' with { type: 'json' };
import interfaceWords from '../content/interface.json' with { type: 'json' };
import labels from '../content/labels.json' with { type: 'json' };
import launchKit from '../content/launchKit.json' with { type: 'json' };
import launchKitPage from '../content/launchKitPage.json' with { type: 'json' };
import leadershipPilot from '../content/leadershipPilot.json' with { type: 'json' };
import leadershipPilotPage from '../content/leadershipPilotPage.json' with { type: 'json' };
import memento from '../content/memento.json' with { type: 'json' };
import modules from '../content/modules.json' with { type: 'json' };
import momento from '../content/momento.json' with { type: 'json' };
import navigation from '../content/navigation.json' with { type: 'json' };
import notFound from '../content/notFound.json' with { type: 'json' };
import offers from '../content/offers.json' with { type: 'json' };
import pages from '../content/pages.json' with { type: 'json' };
import platform from '../content/platform.json' with { type: 'json' };
import podcast from '../content/podcast.json' with { type: 'json' };
import press from '../content/press.json' with { type: 'json' };
import privacy from '../content/privacy.json' with { type: 'json' };
import quantumShift from '../content/quantumShift.json' with { type: 'json' };
import quiz from '../content/quiz.json' with { type: 'json' };
import quizPage from '../content/quizPage.json' with { type: 'json' };
import services from '../content/services.json' with { type: 'json' };
import signUp from '../content/signUp.json' with { type: 'json' };
import site from '../content/site.json' with { type: 'json' };
import testimonials from '../content/testimonials.json' with { type: 'json' };
import torque from '../content/torque.json' with { type: 'json' };
import videos from '../content/videos.json' with { type: 'json' };
import { paths } from '../paths.ts';
import { computed } from './computed.ts';
import { readContent } from './read-content.ts';
import { schemas } from './schemas.ts';

const files = {
  about,
  accelerator,
  assessment,
  assessmentPage,
  blog,
  brand,
  calls,
  cases,
  claims,
  coach,
  coaching,
  commitments,
  contact,
  dashboard,
  dashboardData,
  dinner,
  dinnerPage,
  embeds,
  events,
  eventsPage,
  executiveCoaching,
  forms,
  guide,
  home,
  interface: interfaceWords,
  labels,
  launchKit,
  launchKitPage,
  leadershipPilot,
  leadershipPilotPage,
  memento,
  modules,
  momento,
  navigation,
  notFound,
  offers,
  pages,
  platform,
  podcast,
  press,
  privacy,
  quantumShift,
  quiz,
  quizPage,
  services,
  signUp,
  site,
  testimonials,
  torque,
  videos,
};

/** All words and facts of the site, by the name of their file in `src/content`. */
export const content = readContent(files, schemas, { paths, computed });
