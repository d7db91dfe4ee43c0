/** Of the admin's reviews. */
export const adminReviewMessages = {
  'admin.review.status': 'Status',
  'admin.review.all': 'All',
  'admin.review.text': 'Review',
  'admin.review.date': 'Date',
  'admin.review.actions': 'Actions',
  'admin.review.hold': 'Waiting',
  'admin.review.approved': 'Approved',
  'admin.review.spam': 'Spam',
  'admin.review.trash': 'Trash',
  'admin.review.do.approved': 'Approve',
  'admin.review.do.hold': 'Hold',
  'admin.review.do.spam': 'Spam',
  'admin.review.do.trash': 'Trash',
};
