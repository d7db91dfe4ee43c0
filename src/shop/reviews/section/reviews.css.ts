// The browser has the look of what the server drew, and none of its components.
import '../filters/filter-bar.module.css';
import '../layouts/list.module.css';
import '../layouts/masonry.module.css';
import '../layouts/slider.module.css';
import '../votes/vote-buttons.module.css';
import './overall.module.css';
import './paging.module.css';
import './photo-strip.module.css';
import './review-card.module.css';
import './review-media.module.css';
import './review-replies.module.css';
import './review-text.module.css';
import './reviews-section.module.css';
