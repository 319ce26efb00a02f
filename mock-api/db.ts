import { accountRecord } from './records/account.ts';
import { blogComment } from './records/blog-comment.ts';
import { event } from './records/calendar.ts';
import { message, readMark } from './records/chat.ts';
import { comment } from './records/comment.ts';
import { exchangeOrder, exchangeTrade } from './records/exchange.ts';
import { flight } from './records/flight.ts';
import { appliedJob, job } from './records/job.ts';
import { kycApplication } from './records/kyc.ts';
import { deposit, loan } from './records/lending.ts';
import { mail } from './records/mail.ts';
import { project } from './records/project.ts';
import { cartLine, customer, order, product } from './records/shop.ts';
import { task } from './records/task.ts';
import { teamMember } from './records/user.ts';
import { accounts } from './seed/accounts.ts';
import { blogComments } from './seed/blog-comments.ts';
import { createEvents } from './seed/calendar.ts';
import { createMessages, createReadMarks } from './seed/chats.ts';
import { createComments } from './seed/comments.ts';
import { toDay } from './seed/dates.ts';
import { createExchangeOrders } from './seed/exchange.ts';
import { createFlights } from './seed/flights.ts';
import { createAppliedJobs, createJobs } from './seed/jobs.ts';
import { createKycApplications } from './seed/kyc.ts';
import { createDeposits, createLoans } from './seed/lending.ts';
import { createMails } from './seed/mails.ts';
import { products } from './seed/products.ts';
import { createProjects } from './seed/projects.ts';
import { cartLines, createCustomers, createOrders } from './seed/shop.ts';
import { createTasks } from './seed/tasks.ts';
import { createTeam } from './seed/users.ts';
import type { Store } from './store.ts';
import { createTable } from './table.ts';

/** Prefix of every storage key of the sample data. */
export const DATA_PREFIX = 'surge.demo.';

export type Db = ReturnType<typeof createDb>;

/** All writable data, one storage key per table. `now`: the time from which seeds count their dates. */
export function createDb(store: Store, now: Date) {
  const key = (name: string) => `${DATA_PREFIX}${name}`;
  const today = toDay(now, 0);
  return {
    now,
    accounts: createTable(store, { key: key('accounts'), schema: accountRecord, blank: { role: 'admin' }, seed: () => accounts }),
    appliedJobs: createTable(store, {
      key: key('applied-jobs'),
      schema: appliedJob,
      blank: { phone: '', letter: '', cv: '' },
      seed: () => createAppliedJobs(now),
    }),
    blogComments: createTable(store, { key: key('blogComments'), schema: blogComment, blank: {}, seed: () => blogComments }),
    cart: createTable(store, { key: key('cart'), schema: cartLine, blank: { color: 'Full colour', quantity: 1 }, seed: () => cartLines }),
    comments: createTable(store, {
      key: key('comments'),
      schema: comment,
      blank: { productId: 1, hasLiked: false, replies: [], showAddComment: false },
      seed: () => createComments(now),
    }),
    customers: createTable(store, {
      key: key('customers'),
      schema: customer,
      blank: { company: '', phone: '', address: '', rating: 0, walletBalance: 0, joiningDate: today },
      seed: () => createCustomers(now),
    }),
    deposits: createTable(store, { key: key('deposits'), schema: deposit, blank: { startDate: today }, seed: () => createDeposits(now) }),
    events: createTable(store, { key: key('events'), schema: event, blank: { className: 'info' }, seed: () => createEvents(now) }),
    flights: createTable(store, {
      key: key('flights'),
      schema: flight,
      blank: { status: 'Planned', firstDay: today, lastDay: toDay(now, 14), budget: 0, bid: 0, place: 0, publishers: [] },
      seed: () => createFlights(now),
    }),
    exchangeOrders: createTable(store, {
      key: key('exchange-orders'),
      schema: exchangeOrder,
      blank: { placedAt: now.toISOString() },
      seed: () => createExchangeOrders(now),
    }),
    exchangeTrades: createTable(store, { key: key('exchange-trades'), schema: exchangeTrade, blank: {}, seed: () => [] }),
    jobs: createTable(store, {
      key: key('jobs'),
      schema: job,
      blank: {
        companyName: '',
        location: '',
        experience: '-',
        position: 1,
        type: 'Full Time',
        postedDate: today,
        lastDate: toDay(now, 30),
        status: 'New',
        category: 'Production',
        skills: [],
        description: '',
      },
      seed: () => createJobs(now),
    }),
    loans: createTable(store, { key: key('loans'), schema: loan, blank: { startDate: today }, seed: () => createLoans(now) }),
    kyc: createTable(store, {
      key: key('kyc'),
      schema: kycApplication,
      blank: { back: '', sentAt: now.toISOString(), status: 'In review' },
      seed: () => createKycApplications(now),
    }),
    mails: createTable(store, {
      key: key('mails'),
      schema: mail,
      blank: { subject: '', description: '', read: true, starred: false, date: now.toISOString(), category: 'drafts' },
      seed: () => createMails(now),
    }),
    messages: createTable(store, { key: key('messages'), schema: message, blank: { to_id: 2 }, seed: () => createMessages(now) }),
    orders: createTable(store, {
      key: key('orders'),
      schema: order,
      blank: { product: '', orderDate: today, paymentStatus: 'Paid', paymentMethod: 'Mastercard' },
      seed: () => createOrders(now),
    }),
    products: createTable(store, {
      key: key('products'),
      schema: product,
      blank: {
        shop: 1,
        madeFrom: '',
        rating: 0,
        isOffer: false,
        offer: 0,
        reviews: 0,
        subImage: [],
        specification: [],
        features: [],
        colorOptions: [],
      },
      seed: () => products,
    }),
    projects: createTable(store, {
      key: key('projects'),
      schema: project,
      blank: {
        description: '',
        status: 'Pending',
        startDate: today,
        dueDate: toDay(now, 30),
        commentsCount: 0,
        team: [],
        projectDetails: { description: '', points: [] },
        files: [],
        comments: [],
        demo: 0,
        hoursLeft: [],
      },
      seed: () => createProjects(now),
    }),
    tasks: createTable(store, {
      key: key('tasks'),
      schema: task,
      blank: { kanId: 1, date: today, badgeText: 'Waiting', budget: 0, userImages: [], taskdesc: '', place: 0, project: 0, subtasks: [] },
      seed: () => createTasks(now),
    }),
    readMarks: createTable(store, { key: key('readMarks'), schema: readMark, blank: {}, seed: () => createReadMarks(now) }),
    users: createTable(store, {
      key: key('users'),
      schema: teamMember,
      blank: { designation: '', projects: 0, tags: [], phone: '', location: '', personalDetail: '' },
      seed: () => createTeam(now),
    }),
  };
}
