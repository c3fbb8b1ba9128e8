import about from '../content/about.json';
import accelerator from '../content/accelerator.json';
import assessment from '../content/assessment.json';
import assessmentPage from '../content/assessmentPage.json';
import blog from '../content/blog.json';
import brand from '../content/brand.json';
import calls from '../content/calls.json';
import cases from '../content/cases.json';
import claims from '../content/claims.json';
import coach from '../content/coach.json';
import coaching from '../content/coaching.json';
import commitments from '../content/commitments.json';
import contact from '../content/contact.json';
import dashboard from '../content/dashboard.json';
import dashboardData from '../content/dashboardData.json';
import dinner from '../content/dinner.json';
import dinnerPage from '../content/dinnerPage.json';
import embeds from '../content/embeds.json';
import events from '../content/events.json';
import eventsPage from '../content/eventsPage.json';
import executiveCoaching from '../content/executiveCoaching.json';
import forms from '../content/forms.json';
import guide from '../content/guide.json';
import home from '../content/home.json';
import interfaceWords from '../content/interface.json';
import labels from '../content/labels.json';
import launchKit from '../content/launchKit.json';
import launchKitPage from '../content/launchKitPage.json';
import leadershipPilot from '../content/leadershipPilot.json';
import leadershipPilotPage from '../content/leadershipPilotPage.json';
import memento from '../content/memento.json';
import modules from '../content/modules.json';
import momento from '../content/momento.json';
import navigation from '../content/navigation.json';
import notFound from '../content/notFound.json';
import offers from '../content/offers.json';
import pages from '../content/pages.json';
import platform from '../content/platform.json';
import podcast from '../content/podcast.json';
import press from '../content/press.json';
import privacy from '../content/privacy.json';
import quantumShift from '../content/quantumShift.json';
import quiz from '../content/quiz.json';
import quizPage from '../content/quizPage.json';
import services from '../content/services.json';
import signUp from '../content/signUp.json';
import site from '../content/site.json';
import testimonials from '../content/testimonials.json';
import torque from '../content/torque.json';
import videos from '../content/videos.json';
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
