import type { CommentRecord } from '#mock-api/records/comment.ts';
import { minutesAgo } from './dates.ts';

export function createComments(now: Date): readonly CommentRecord[] {
  return [
    {
      id: 1,
      user: { name: 'Henrik Dahl', profile: 'HD' },
      comment: 'Live in two days with our own prizes. The coupon screen alone paid for it in the first week.',
      time: minutesAgo(now, 95),
      hasLiked: true,
      replies: [],
      showAddComment: false,
    },
    {
      id: 2,
      user: { name: 'Carla Moretti', profile: 'CM' },
      comment: 'Can the last screen open our store app instead of the web shop?',
      time: minutesAgo(now, 60 * 7),
      hasLiked: false,
      replies: [
        {
          replyId: 1,
          commentId: 2,
          user: { name: 'Jonas Ekström', profile: 'JE' },
          comment: 'Yes, give a deep link as the target; the web address stays as the fallback.',
          time: minutesAgo(now, 60 * 5),
          hasLiked: false,
        },
      ],
      showAddComment: false,
    },
    {
      id: 3,
      user: { name: 'Samir Qureshi', profile: 'SQ' },
      comment: 'Loads fast on our slowest pages. We would like a 728x90 as well.',
      time: minutesAgo(now, 60 * 50),
      hasLiked: false,
      replies: [],
      showAddComment: false,
    },
  ];
}
